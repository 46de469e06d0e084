// expect: names "deed"
export const readDeeds = [];
