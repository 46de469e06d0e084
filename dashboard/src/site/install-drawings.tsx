/** Small drawings of the three steps, in the page's own colours; the words are beside them. */
const frame = "fill-surface stroke-line";

export function UnpackDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 120" className="w-full">
      <rect x="40" y="20" width="160" height="80" rx="8" className={frame} />
      <line x1="40" y1="44" x2="200" y2="44" className="stroke-line" />
      <rect x="52" y="29" width="46" height="6" rx="3" className="fill-line" />
      <rect x="56" y="56" width="24" height="30" rx="3" className="fill-primary-soft stroke-primary" />
      <path d="M68 58v4m0 3v4m0 3v4" className="stroke-primary" />
      <path d="M92 71h34m-8-7 8 7-8 7" fill="none" strokeWidth="2" className="stroke-muted" />
      <path
        d="M138 62h14l5 5h25v20a3 3 0 0 1-3 3h-38a3 3 0 0 1-3-3z"
        className="fill-primary-soft stroke-primary"
      />
    </svg>
  );
}

export function LoadDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 120" className="w-full">
      <rect x="40" y="16" width="160" height="88" rx="8" className={frame} />
      <rect x="52" y="26" width="52" height="6" rx="3" className="fill-line" />
      <rect x="164" y="22" width="26" height="14" rx="7" className="fill-primary" />
      <circle cx="183" cy="29" r="5" className="fill-surface" />
      <line x1="40" y1="44" x2="200" y2="44" className="stroke-line" />
      <rect
        x="52"
        y="54"
        width="136"
        height="40"
        rx="6"
        strokeDasharray="4 3"
        className="fill-canvas stroke-primary"
      />
      <path d="M106 66h9l3 3h16v13h-28z" className="fill-primary-soft stroke-primary" />
    </svg>
  );
}

export function PinDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 120" className="w-full">
      <rect x="36" y="22" width="168" height="34" rx="8" className={frame} />
      <rect x="48" y="34" width="96" height="10" rx="5" className="fill-canvas stroke-line" />
      <path d="M156 33h5a3 3 0 1 1 6 0h5v12h-16z" className="fill-muted" />
      <rect x="178" y="27" width="22" height="24" rx="6" className="fill-primary-soft stroke-primary" />
      <path d="M183 33l3 4h6l3-4v8l-6 6-6-6z" className="fill-primary" />
      <rect x="116" y="64" width="88" height="36" rx="8" className={frame} />
      <path d="M126 76l3 4h6l3-4v8l-6 6-6-6z" className="fill-primary" />
      <rect x="144" y="80" width="28" height="6" rx="3" className="fill-line" />
      <path d="M186 76h8l-1 7 3 4h-12l3-4zm4 11v7" strokeWidth="1.5" className="fill-none stroke-muted" />
    </svg>
  );
}
