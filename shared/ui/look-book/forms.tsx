import { Columns3, Eye, LayoutGrid, List, Search } from "lucide-react";
import { useState } from "react";
import { ThemeChoice, ThemeToggle } from "../blocks/theme-toggle.tsx";
import type { Theme } from "../blocks/themes.ts";
import { Checkbox } from "../primitives/checkbox.tsx";
import { Field } from "../primitives/field.tsx";
import { IconButton } from "../primitives/icon-button.tsx";
import { Input } from "../primitives/input.tsx";
import { Segmented } from "../primitives/segmented.tsx";
import { Select } from "../primitives/select.tsx";
import { Switch } from "../primitives/switch.tsx";
import { TextLink } from "../primitives/text-link.tsx";
import { Textarea } from "../primitives/textarea.tsx";
import { Row, Shelf } from "./shelf.tsx";

const views = [
  { value: "grid", label: "Grid", icon: <LayoutGrid aria-hidden="true" /> },
  { value: "list", label: "List", icon: <List aria-hidden="true" /> },
  { value: "board", label: "Board", icon: <Columns3 aria-hidden="true" /> },
] as const;

const tones = [
  { value: "warm", label: "Warm" },
  { value: "plain", label: "Plain" },
] as const;

export function LookBookForms() {
  return (
    <>
      <Shelf title="Field">
        <div className="grid items-start gap-4 @2xl:grid-cols-3">
          <Field label="Full name" hint="As it stands on your resume.">
            <Input defaultValue="Priya Raman" autoComplete="off" />
          </Field>
          <Field label="Email" required error="Please enter a valid email address">
            <Input type="email" defaultValue="priya@example" autoComplete="off" />
          </Field>
          <Field label="Password" aside={<TextLink href="#top">Forgot password?</TextLink>}>
            <Input
              type="password"
              defaultValue="0123456789"
              autoComplete="off"
              end={<IconButton compact label="Show password" icon={<Eye aria-hidden="true" />} />}
            />
          </Field>
          <Field label="Search">
            <Input type="search" icon={<Search aria-hidden="true" />} placeholder="Search applications..." />
          </Field>
          <Field label="Tone">
            <Select options={tones} defaultValue="plain" />
          </Field>
          <Field label="Disabled">
            <Input disabled defaultValue="Not in this plan" />
          </Field>
          <Field label="Note" optional>
            <Textarea placeholder="Who to call, what to ask" />
          </Field>
        </div>
      </Shelf>
      <Choices />
    </>
  );
}

function Choices() {
  const [view, setView] = useState<(typeof views)[number]["value"]>("grid");
  const [theme, setTheme] = useState<Theme>("system");
  return (
    <Shelf title="Choice">
      <Row>
        <Checkbox label="Remember me" defaultChecked />
        <Checkbox label="I applied" />
        <Checkbox label="Not in this plan" disabled />
        <Switch label="Job matches" defaultChecked />
        <Switch label="SMS" />
      </Row>
      <Switch atEnd label="Weekly summary" hint="Mondays, one e-mail" className="max-w-96" />
      <Row>
        <Segmented label="View" options={views} value={view} onValueChange={setView} />
        <ThemeChoice value={theme} onChange={setTheme} />
        <ThemeToggle value={theme} onChange={setTheme} />
      </Row>
    </Shelf>
  );
}
