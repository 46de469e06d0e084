// expect: no-orphans
export const t = 1;
