import {
  Archive,
  ArchiveRestore,
  BellRing,
  Ellipsis,
  ExternalLink,
  FileText,
  Mail,
  PanelRight,
  Trash2,
} from "lucide-react";
import { applicationPath } from "#shared/domain/pages.ts";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#shared/ui/primitives/overlay/menu.tsx";
import {
  type ApplicationActions,
  mailLink,
  type TrackedApplication,
  webLink,
} from "../../application-actions.ts";
import { trackerTexts as texts } from "../../applications-texts.ts";

export interface RowMenuProps extends Omit<ApplicationActions, "onMove"> {
  application: TrackedApplication;
  /** Opens the pane beside the list. */
  onPeek: () => void;
}

/** What a card has as buttons, behind one in a row. */
export function RowMenu({ application, onPeek, onNavigate, onFollowUp, onArchive, onDelete }: RowMenuProps) {
  const { id, jobTitle, company, contactEmail, jobUrl, archivedAt } = application;
  const ad = webLink(jobUrl);
  return (
    <Menu
      trigger={
        <IconButton
          compact
          label={`More for ${jobTitle}, ${company}`}
          icon={<Ellipsis aria-hidden="true" />}
        />
      }
    >
      <MenuItem icon={<PanelRight aria-hidden="true" />} onSelect={onPeek} shortcut="Space">
        At a glance
      </MenuItem>
      <MenuItem icon={<FileText aria-hidden="true" />} onSelect={() => onNavigate(applicationPath(id))}>
        View details
      </MenuItem>
      {ad && (
        <MenuItem
          icon={<ExternalLink aria-hidden="true" />}
          onSelect={() => window.open(ad, "_blank", "noopener,noreferrer")}
        >
          Open the ad
        </MenuItem>
      )}
      {contactEmail && (
        <MenuItem
          icon={<Mail aria-hidden="true" />}
          onSelect={() => window.location.assign(mailLink(contactEmail))}
        >
          E-mail the contact
        </MenuItem>
      )}
      <MenuItem icon={<BellRing aria-hidden="true" />} onSelect={() => onFollowUp(id)}>
        {texts.followUp}
      </MenuItem>
      {archivedAt === null ? (
        <MenuItem icon={<Archive aria-hidden="true" />} onSelect={() => onArchive([id], true)}>
          Archive
        </MenuItem>
      ) : (
        <MenuItem icon={<ArchiveRestore aria-hidden="true" />} onSelect={() => onArchive([id], false)}>
          Unarchive
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem destructive icon={<Trash2 aria-hidden="true" />} onSelect={() => onDelete(id)}>
        Delete
      </MenuItem>
    </Menu>
  );
}
