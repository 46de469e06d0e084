import type { ReactNode } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";

export interface SignInRow {
  id: string;
  name: string;
  text: string;
  icon: ReactNode;
  /** In place of the button: this one cannot be ended here. */
  badge?: ReactNode;
}

export interface SignInRowsProps {
  rows: readonly SignInRow[];
  act: string;
  busyId: string | undefined;
  onEnd: (id: string) => void;
}

/** Things that are signed in, each with the way to end it. */
export function SignInRows({ rows, act, busyId, onEnd }: SignInRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ id, name, text, icon, badge }) => (
        <li
          key={id}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-3 @md:grid-cols-[1.25rem_minmax(0,1fr)_auto] @md:px-6"
        >
          <span className="text-muted [&_svg]:size-5">{icon}</span>
          <div className="min-w-0">
            <p className="truncate text-14 font-medium">{name}</p>
            <p className="text-13 text-muted">{text}</p>
          </div>
          <div className="col-start-2 @md:col-start-3">
            {badge ?? (
              <Button compact busy={busyId === id} aria-label={`${act}: ${name}`} onClick={() => onEnd(id)}>
                {act}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
