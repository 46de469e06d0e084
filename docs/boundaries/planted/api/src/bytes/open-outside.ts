export const openBytes = 1;
