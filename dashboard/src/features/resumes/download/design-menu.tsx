import { ChevronDown } from "lucide-react";
import {
  type DocumentDesign,
  designTexts,
  documentDesigns,
} from "#shared/domain/resumes/document-designs.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Menu, MenuChoice, MenuSeparator } from "#shared/ui/primitives/overlay/menu.tsx";
import { OwnWordChoice } from "./own-word-choice.tsx";

const options = documentDesigns.map((value) => ({ value, ...designTexts[value] }));

export interface DesignMenuProps {
  design: DocumentDesign;
  onDesign: (design: DocumentDesign) => void;
}

/** How the files look; shown where files are downloaded. */
export function DesignMenu({ design, onDesign }: DesignMenuProps) {
  return (
    <Menu
      trigger={
        <Button compact variant="ghost" className="-mr-3">
          {designTexts[design].name}
          <span className="sr-only"> design</span>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <OwnWordChoice />
      <MenuSeparator />
      <MenuChoice label="Design of the files" options={options} value={design} onValueChange={onDesign} />
    </Menu>
  );
}
