import PostalMime from "postal-mime"; // expect: door-mail
export const t = PostalMime;
