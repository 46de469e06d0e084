import { strFromU8, strToU8, unzlibSync, zlibSync } from "fflate";
import type { TaggerModel } from "./sequence-tagger.ts";

/** Weights are stored as whole numbers of this step, between -127 and 127. */
const step = 1 / 24;

const clip = (value: number) => Math.max(-127, Math.min(127, Math.round(value / step)));

/** Feature names in order, each as the length it shares with the one before and the rest. */
function packNames(names: readonly string[]): string {
  let before = "";
  return names
    .map((name) => {
      let shared = 0;
      while (shared < 60 && shared < name.length && name[shared] === before[shared]) shared += 1;
      before = name;
      return String.fromCharCode(48 + shared) + name.slice(shared);
    })
    .join("\n");
}

function unpackNames(packed: string): string[] {
  let before = "";
  return packed.split("\n").map((line) => {
    before = before.slice(0, line.charCodeAt(0) - 48) + line.slice(1);
    return before;
  });
}

const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    const bits = (a << 16) | (b << 8) | c;
    for (let place = 18; place >= 0; place -= 6) text += signs[(bits >> place) & 63] ?? "";
  }
  return text;
}

/** Without `atob`, which a bare script engine does not have. Up to two bytes too many at the end. */
function fromBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let at = 0; at < signs.length; at += 1) values[signs.charCodeAt(at)] = at;
  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let at = 0, to = 0; at < text.length; at += 4) {
    let bits = 0;
    for (let place = 0; place < 4; place += 1)
      bits = (bits << 6) | (values[text.charCodeAt(at + place)] ?? 0);
    bytes[to++] = bits >> 16;
    bytes[to++] = (bits >> 8) & 255;
    bytes[to++] = bits & 255;
  }
  return bytes;
}

/**
 * A model as text: labels, feature names and weights in 8 bits, compressed. Features whose weights all round to less
 * than `least` are left out.
 */
export function packModel(model: TaggerModel, least = 0.15): string {
  const count = model.labels.length;
  const kept = [...model.rows].filter(([, row]) => {
    for (let label = 0; label < count; label += 1)
      if (Math.abs(model.weights[row * count + label] ?? 0) >= least) return true;
    return false;
  });
  kept.sort(([a], [b]) => (a < b ? -1 : 1));
  const head = strToU8(
    `${JSON.stringify({ labels: model.labels, steps: model.steps.length, rows: kept.length })}\n${packNames(kept.map(([name]) => name))}\n\n`,
  );
  // Label by label: the bytes of one label are alike and compress better.
  const body = new Int8Array(kept.length * count + model.steps.length);
  kept.forEach(([, row], at) => {
    for (let label = 0; label < count; label += 1)
      body[label * kept.length + at] = clip(model.weights[row * count + label] ?? 0);
  });
  model.steps.forEach((value, at) => {
    body[kept.length * count + at] = clip(value);
  });
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(new Uint8Array(body.buffer), head.length);
  return toBase64(zlibSync(bytes, { level: 9 }));
}

/** The model that `packModel` stored. Throws where the text is no packed model. */
export function unpackModel(packed: string): TaggerModel {
  const bytes = unzlibSync(fromBase64(packed));
  let end = 0;
  while (!(bytes[end] === 10 && bytes[end + 1] === 10)) end += 1;
  const head = strFromU8(bytes.subarray(0, end));
  const line = head.indexOf("\n");
  const { labels, steps, rows } = JSON.parse(head.slice(0, line)) as {
    labels: string[];
    steps: number;
    rows: number;
  };
  const count = labels.length;
  const body = new Int8Array(bytes.buffer, bytes.byteOffset + end + 2, rows * count + steps);
  const weights = new Float32Array(rows * count);
  for (let label = 0; label < count; label += 1)
    for (let row = 0; row < rows; row += 1)
      weights[row * count + label] = (body[label * rows + row] ?? 0) * step;
  return {
    labels,
    rows: new Map(unpackNames(head.slice(line + 1)).map((name, row) => [name, row])),
    weights,
    steps: Float32Array.from(body.subarray(rows * count), (value) => value * step),
  };
}
