// What a game needs when it is over, fetched then.
export { End } from "./end";
export { ReplayBar } from "./replay";
