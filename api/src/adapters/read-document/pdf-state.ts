/** A 2 x 3 matrix of PDF: [a b c d e f]. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [ia, ib, ic, id, ie, ig] = inner;
  return [
    a * ia + c * ib,
    b * ia + d * ib,
    a * ic + c * id,
    b * ic + d * id,
    a * ie + c * ig + e,
    b * ie + d * ig + f,
  ];
}

export function asMatrix(value: unknown): Matrix {
  const list = ArrayBuffer.isView(value) || Array.isArray(value) ? Array.from(value as Iterable<number>) : [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = list.map((one) => (Number.isFinite(one) ? one : 0));
  return [a, b, c, d, e, f];
}

/** What PDF calls the graphics state, as far as text needs it. */
export interface DrawState {
  ctm: Matrix;
  /** `#rrggbb`; undefined for patterns. */
  fill: string | undefined;
  stroke: string | undefined;
  alpha: number;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** Horizontal scale, 1 = 100 %. */
  scale: number;
  leading: number;
  rise: number;
  /** 0 fill, 1 stroke, 2 both, 3 invisible, 4-7 the same with clipping. */
  renderMode: number;
}

export const firstState: DrawState = {
  ctm: identity,
  fill: "#000000",
  stroke: "#000000",
  alpha: 1,
  font: "",
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  renderMode: 0,
};

/** A rectangle on the page, y downwards from the top. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around a rectangle after a transformation. */
export function boxOf(matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Box {
  const [a, b, c, d, e, f] = matrix;
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1];
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1];
  return {
    left: Math.min(...xs) + e,
    right: Math.max(...xs) + e,
    top: Math.min(...ys) + f,
    bottom: Math.max(...ys) + f,
  };
}
