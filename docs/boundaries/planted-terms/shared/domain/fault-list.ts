// expect: files "fault"
export const list = [];
