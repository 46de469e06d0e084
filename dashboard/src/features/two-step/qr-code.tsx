import { encode } from "uqr";

/** White around the squares, in their own size: readers need it. */
const margin = 3;

/** Drawn here, and sent nowhere: what it says is a secret. Black on white in both themes, as readers want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const whole = size + 2 * margin;
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className="paper w-48 rounded-card border border-line"
    >
      <path d={path} className="fill-current" />
    </svg>
  );
}
