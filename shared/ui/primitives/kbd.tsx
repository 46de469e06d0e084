/** A key as it is printed on the keyboard ("Ctrl K"). */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-block rounded-small border border-line bg-surface px-1.5 font-sans text-13 text-muted">
      {children}
    </kbd>
  );
}
