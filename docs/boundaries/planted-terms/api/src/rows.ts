// expect: comments "house"
/** The employer of a role: the house
 * that the line names. */
export const rows = [];
