/** The code of the board; asked for beside the list, not after it. */
export const loadBoard = () => import("./application-board.tsx");
