import { Ellipsis, Pencil, Trash2, WandSparkles } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#shared/ui/primitives/overlay/menu.tsx";
import { DeleteDialog } from "../../features/applications/delete-dialog.tsx";
import { useRemoveApplication } from "../../features/applications/use-remove-application.ts";

interface MoreMenuProps {
  id: string;
  /** Where it leads once the application is gone. */
  home: string;
  onEdit: () => void;
  onTailor: () => void;
}

/** What is done seldom: tailoring anew, correcting, deleting. */
export function MoreMenu({ id, home, onEdit, onTailor }: MoreMenuProps) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate } = useRemoveApplication(() => void navigate(home, { replace: true }));
  return (
    <>
      <Menu trigger={<IconButton label="More for this application" icon={<Ellipsis aria-hidden="true" />} />}>
        <MenuItem icon={<WandSparkles aria-hidden="true" />} onSelect={onTailor}>
          Tailor with my default resume
        </MenuItem>
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
          Edit details
        </MenuItem>
        <MenuSeparator />
        <MenuItem destructive icon={<Trash2 aria-hidden="true" />} onSelect={() => setIsAsking(true)}>
          Delete
        </MenuItem>
      </Menu>
      <DeleteDialog
        id={isAsking ? id : null}
        onClose={() => setIsAsking(false)}
        onDelete={(one) => mutate(one)}
      />
    </>
  );
}
