import { classNames } from "../primitives/class-names.ts";

/**
 * A line drawing of the dog looking over an edge, only in empty states and on the 404 page. Hidden from screen
 * readers.
 */
export function KelpieDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 88"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames("h-[79px] w-36 fill-none stroke-ink", className)}
    >
      <path d="M53 51C48.5 37 48.5 23 52.5 12 62 16 69.5 22 73 29.5M107 51c4.5-14 4.5-28 .5-39C98 16 90.5 22 87 29.5M73 29.5c4.5-1.3 9.5-1.3 14 0M53 51c-1 5 .5 9.5 4.5 13.5C62 68 66 70.5 68 76M107 51c1 5-.5 9.5-4.5 13.5C98 68 94 70.5 92 76" />
      <path
        className="opacity-50"
        d="M58.5 42c-1.3-6.5-1.2-13 .3-18.5 3.2 2 5.7 4.3 7.5 7M101.5 42c1.3-6.5 1.2-13-.3-18.5-3.2 2-5.7 4.3-7.5 7M80 71.5V76"
      />
      <path
        className="fill-ink stroke-none"
        d="M75 65.5c2.8-2.2 7.2-2.2 10 0 .6 3.2-2.2 5.5-5 5.5s-5.6-2.3-5-5.5zM68.5 48.5a2.5 2.5 0 1 0 .01 0zM91.5 48.5a2.5 2.5 0 1 0 .01 0z"
      />
      <path
        className="fill-accent-fill stroke-none"
        d="M69.5 41.5a1.7 1.7 0 1 0 .01 0zM90.5 41.5a1.7 1.7 0 1 0 .01 0z"
      />
      <path d="M8 76h21M63 76h34M131 76h21M29.5 79c-1-6 2-10 8-10 2 0 3.5.6 5 1.7 1.6-1 3.2-1.2 5-1 5.5.6 7 4.8 6.5 9.8-.2 2-1.8 3-3.8 3H33.5c-2.2 0-3.7-1-4-3.5zM130.5 79c1-6-2-10-8-10-2 0-3.5.6-5 1.7-1.6-1-3.2-1.2-5-1-5.5.6-7 4.8-6.5 9.8.2 2 1.8 3 3.8 3h16.7c2.2 0 3.7-1 4-3.5z" />
      <path className="opacity-50" d="M39 77v5M46 77v5M114 77v5M121 77v5" />
    </svg>
  );
}
