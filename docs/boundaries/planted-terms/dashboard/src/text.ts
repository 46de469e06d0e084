// expect: screens "stands"
export const text = "What you forward stands here.";
