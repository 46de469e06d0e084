import { ChevronDown } from "lucide-react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Menu } from "#shared/ui/primitives/overlay/menu.tsx";
import { OwnWordChoice } from "./own-word-choice.tsx";

/** Which Word file a download is, where the designs are beside it. */
export function OwnWordMenu() {
  return (
    <Menu
      trigger={
        <Button compact variant="ghost" className="-mr-3">
          Word file
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <OwnWordChoice />
    </Menu>
  );
}
