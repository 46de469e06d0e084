/** One bar on its track. Its figure stands in words beside it. @param share 0 to 1; null draws the track alone. */
export function Bar({ share }: { share: number | null }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="block h-2 w-full overflow-hidden rounded-full"
    >
      <rect width="100" height="8" className="fill-sunken" />
      {share !== null && share > 0 && (
        <rect
          width={Math.max(1, share * 100)}
          height="8"
          className="fill-primary forced-colors:fill-[CanvasText]"
        />
      )}
    </svg>
  );
}
