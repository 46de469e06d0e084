import passport from "passport"; // expect: door-passport
export const t = passport;
