import { BellPlus, Copy, Ellipsis, ExternalLink, Mail, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../primitives/button.tsx";
import { ButtonLink } from "../primitives/button-link.tsx";
import { Field } from "../primitives/field.tsx";
import { IconButton } from "../primitives/icon-button.tsx";
import { Input } from "../primitives/input.tsx";
import { AlertDialog } from "../primitives/overlay/alert-dialog.tsx";
import { Dialog } from "../primitives/overlay/dialog.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "../primitives/overlay/menu.tsx";
import { Sheet } from "../primitives/overlay/sheet.tsx";
import { Tooltip } from "../primitives/overlay/tooltip.tsx";
import { TextLink } from "../primitives/text-link.tsx";
import { useToast } from "../primitives/toast/use-toast.ts";
import { Row, Shelf } from "./shelf.tsx";

const stay = () => undefined;

export function LookBookActions() {
  return (
    <>
      <Shelf title="Button">
        <Row>
          <Button variant="primary">Save application</Button>
          <Button>Edit Resume</Button>
          <Button variant="soft">Apply Now</Button>
          <Button variant="ghost">Maybe Later</Button>
          <Button variant="danger">Cancel Subscription</Button>
        </Row>
        <Row>
          <Button variant="primary" disabled>
            Disabled
          </Button>
          <Button variant="primary" busy busyLabel="Signing in...">
            Sign In
          </Button>
          <Button compact>Compact 36</Button>
          <Button variant="primary" icon={<Plus aria-hidden="true" />}>
            Add Application
          </Button>
          <ButtonLink href="#top" onNavigate={stay} variant="soft" compact>
            A link
          </ButtonLink>
          <Tooltip content="Copies the letter">
            <IconButton variant="secondary" label="Copy" icon={<Copy aria-hidden="true" />} />
          </Tooltip>
          <IconButton compact label="Delete" icon={<Trash2 aria-hidden="true" />} />
        </Row>
      </Shelf>
      <Shelf title="Link">
        <Row>
          <p className="text-14">
            With the full ad and this score. <TextLink href="#top">Open application</TextLink>
          </p>
          <TextLink href="#top" look="go" onNavigate={stay}>
            View All
          </TextLink>
          <TextLink href="#top" look="quiet" className="text-14">
            Privacy
          </TextLink>
        </Row>
      </Shelf>
      <Layers />
    </>
  );
}

function Layers() {
  const [open, setOpen] = useState<"dialog" | "alert" | "sheet" | null>(null);
  const { toast } = useToast();
  const show = (layer: typeof open) => (isOpen: boolean) => setOpen(isOpen ? layer : null);
  const undo = { label: "Undo", onAction: stay };
  return (
    <Shelf title="Layers">
      <Row>
        <Button onClick={() => setOpen("dialog")}>Dialog</Button>
        <Button onClick={() => setOpen("alert")}>Alert dialog</Button>
        <Button onClick={() => setOpen("sheet")}>Sheet</Button>
        <Button
          onClick={() =>
            toast({ title: "Moved to Interviewing", description: "Bellwether Energy", action: undo })
          }
        >
          Toast
        </Button>
        <Button
          onClick={() =>
            toast({
              variant: "destructive",
              title: "Upload failed",
              description: "Please try again or paste your resume text manually.",
            })
          }
        >
          Failed toast
        </Button>
        <Menu align="start" trigger={<IconButton label="More" icon={<Ellipsis aria-hidden="true" />} />}>
          <MenuLabel>Senior Business Analyst</MenuLabel>
          <MenuItem icon={<ExternalLink aria-hidden="true" />} onSelect={stay}>
            Open the ad
          </MenuItem>
          <MenuItem icon={<Mail aria-hidden="true" />} onSelect={stay} shortcut="M">
            E-mail the contact
          </MenuItem>
          <MenuItem icon={<BellPlus aria-hidden="true" />} onSelect={stay} disabled>
            Follow Up
          </MenuItem>
          <MenuSeparator />
          <MenuItem destructive icon={<Trash2 aria-hidden="true" />} onSelect={() => setOpen("alert")}>
            Delete
          </MenuItem>
        </Menu>
      </Row>
      <Dialog
        open={open === "dialog"}
        onOpenChange={show("dialog")}
        title="Add application"
        description="Only title and company are needed."
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(null)}>
              Cancel
            </Button>
            <Button variant="primary">Save application</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Field label="Job title" required>
            <Input />
          </Field>
          <Field label="Company" required>
            <Input />
          </Field>
        </div>
      </Dialog>
      <AlertDialog
        open={open === "alert"}
        onOpenChange={show("alert")}
        title="Delete this application"
        description="The ad, your notes and the letter go with it. This cannot be undone."
        confirmLabel="Delete"
        destructive
        onConfirm={stay}
      />
      <Sheet open={open === "sheet"} onOpenChange={show("sheet")} title="Menu" side="left">
        <p className="p-4 text-14">The sidebar on a phone.</p>
      </Sheet>
    </Shelf>
  );
}
