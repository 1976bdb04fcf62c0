// What a page needs once a game is over, fetched then.
import "../style/over.css";

export { End } from "./end";
export { ReplayBar } from "./replay";
