/** By itself, for the small script of the public site: it asks who is signed in without the whole table. */
export const userPath = "/api/auth/user";
