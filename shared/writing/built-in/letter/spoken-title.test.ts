import { expect, test } from "vitest";
import { spokenTitle } from "./spoken-title.ts";

test.each([
  ["Dental Assistant - Mon to Thurs, no late nights!", "Dental Assistant"],
  ["Product Designer (UX) 🌱", "Product Designer (UX)"],
  ["HD Diesel Fitters - 2:1 FIFO ex Perth", "HD Diesel Fitter"],
  ["Data Engineer - Azure / Databricks - 6 mth + ext", "Data Engineer - Azure / Databricks"],
  ["Pharmacist - country change, no weekends after 1pm", "Pharmacist"],
  ["Solar electrician wanted Sunshine Coast", "Solar electrician"],
  ["SENIOR HR MANAGER", "Senior HR Manager"],
  ["INVENTORY AND LOGISTICS COORDINATOR", "Inventory and Logistics Coordinator"],
  ["Project Engineer - Roads & Bridges", "Project Engineer - Roads & Bridges"],
  ["Classroom Teacher – Years 3/4", "Classroom Teacher – Years 3/4"],
  ["Warehouse Team Leader – Afternoon Shift", "Warehouse Team Leader – Afternoon Shift"],
  ["Head of Sales", "Head of Sales"],
  ["Pharmacy Assistant / Retail - Part Time", "Pharmacy Assistant / Retail"],
  ["Junior developer part time, 170 - 190 an hour", "Junior developer"],
  ["Store Manager, $70k + super", "Store Manager"],
  ["Policy Officer (APS6)", "Policy Officer (APS6)"],
])("'%s' is said as '%s'", (title, spoken) => expect(spokenTitle(title)).toBe(spoken));
