import { addMarks } from "./marks";

// Marks for the buttons of sheets and of a replay only.

addMarks({
  pause: <path class="line" d="M8.500 5v14M15.500 5v14" />,
  first: <path class="line" d="M6 5v14M18 5l-9 7 9 7z" />,
  copy: <path class="line" d="M8.500 8.500h12v12h-12zM15.500 8.500v-5h-12v12h5" />,
  branch: <path class="line" d="M7 21V3.500M7 15c0-5 9-2.500 9-8.500M13 9.500l3-3.500 3 3.500M4 6l3-3 3 3" />,
  device: <path class="line" d="M7 2.500h10v19H7zM10.500 18.500h3" />,
  door: <path class="line" d="M13.500 3.500H5v17h8.500M10 12h11M17.500 8l3.500 4-3.500 4" />,
  again: <path class="line" d="M19.500 12A7.500 7.500 0 1 1 17 6.400M17.500 2v4.800h-4.800" />,
});
