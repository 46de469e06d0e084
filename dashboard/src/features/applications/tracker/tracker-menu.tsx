import { CalendarPlus, DatabaseBackup, Ellipsis, FileCheck, Sheet, Upload } from "lucide-react";
import { calendarDay, dayAfter } from "#shared/domain/dates.ts";
import { pages } from "#shared/domain/pages.ts";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#shared/ui/primitives/overlay/menu.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { filesApi, reportsApi } from "../files-api.ts";
import { useFileDownload } from "../use-file-download.ts";

/** What one does with all applications at once: files out, files in. */
export function TrackerMenu() {
  const onNavigate = useNavigateTo();
  const { download } = useFileDownload();
  const take = (format: "csv" | "json") =>
    void download(format, () => reportsApi.exportFile({ query: { format } }));
  const prove = (since?: string) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    void download("proof", () => reportsApi.proofFile({ query: { timeZone, ...(since && { since }) } }));
  };
  return (
    <Menu
      trigger={
        <IconButton variant="secondary" label="More for the tracker" icon={<Ellipsis aria-hidden="true" />} />
      }
    >
      <MenuItem icon={<Sheet aria-hidden="true" />} onSelect={() => take("csv")}>
        Export as spreadsheet
      </MenuItem>
      <MenuItem icon={<DatabaseBackup aria-hidden="true" />} onSelect={() => take("json")}>
        Download a backup
      </MenuItem>
      <MenuItem icon={<FileCheck aria-hidden="true" />} onSelect={() => prove()}>
        Proof of applications (PDF)
      </MenuItem>
      <MenuItem
        icon={<FileCheck aria-hidden="true" />}
        onSelect={() => prove(dayAfter(calendarDay(new Date()), -30))}
      >
        Proof of the last 30 days (PDF)
      </MenuItem>
      <MenuItem icon={<Upload aria-hidden="true" />} onSelect={() => onNavigate(pages.applicationImport)}>
        Import applications
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<CalendarPlus aria-hidden="true" />}
        onSelect={() => void download("calendar", () => filesApi.allDates(), "kelpie-applications.ics")}
      >
        All dates for my calendar
      </MenuItem>
    </Menu>
  );
}
