import { CalendarPlus, ChartColumn, DatabaseBackup, Ellipsis, Sheet, Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { pages } from "#shared/domain/pages.ts";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#shared/ui/primitives/overlay/menu.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { filesApi, reportsApi } from "../files-api.ts";
import { useFileDownload } from "../use-file-download.ts";

const ImportDialog = lazy(async () => ({
  default: (await import("../import/import-dialog.tsx")).ImportDialog,
}));

/** What one does with all applications at once: figures, files out, files in. */
export function TrackerMenu() {
  const onNavigate = useNavigateTo();
  const { download } = useFileDownload();
  const [isImporting, setIsImporting] = useState(false);
  const take = (format: "csv" | "json") =>
    void download(format, () => reportsApi.exportFile({ query: { format } }));
  return (
    <>
      <Menu
        trigger={
          <IconButton
            variant="secondary"
            label="More for the tracker"
            icon={<Ellipsis aria-hidden="true" />}
          />
        }
      >
        <MenuItem
          icon={<ChartColumn aria-hidden="true" />}
          onSelect={() => onNavigate(pages.applicationAnalytics)}
        >
          Analytics
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Sheet aria-hidden="true" />} onSelect={() => take("csv")}>
          Export as spreadsheet
        </MenuItem>
        <MenuItem icon={<DatabaseBackup aria-hidden="true" />} onSelect={() => take("json")}>
          Download a backup
        </MenuItem>
        <MenuItem icon={<Upload aria-hidden="true" />} onSelect={() => setIsImporting(true)}>
          Import a file
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={<CalendarPlus aria-hidden="true" />}
          onSelect={() => void download("calendar", () => filesApi.allDates(), "kelpie-applications.ics")}
        >
          All dates for my calendar
        </MenuItem>
      </Menu>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
