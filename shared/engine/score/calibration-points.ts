/**
 * The calibration: raw sum (0-1) to the number (0-100), straight between the points. Made by
 * `npm run -s calibrate` (api/tools/calibrate) from the labelled pairs. Do not edit.
 */
export const calibrationPoints: readonly (readonly [raw: number, value: number])[] = [
  [0, 0],
  [0.366, 25],
  [0.497, 75],
  [0.744, 88],
  [1, 100],
];
