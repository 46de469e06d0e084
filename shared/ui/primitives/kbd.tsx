/** A key as it is printed on the keyboard ("Ctrl K"). */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-block shrink-0 rounded-small border border-line bg-surface px-1.5 font-sans text-13 whitespace-nowrap text-muted">
      {children}
    </kbd>
  );
}
