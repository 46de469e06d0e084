import { ApiError } from "#shared/client/api-error.ts";

/** Fixed texts of the tracker. */
export const trackerTexts = {
  title: "Application Tracker",
  add: "Add Application",
  addFirst: "Add Your First Application",
  search: "Search applications...",
  allStatus: "All Status",
  empty: "No applications found",
  emptyFiltered: "Try adjusting your search or filter criteria",
  emptyHint: "Start tracking your job applications by adding your first application",
  searching: "Looking through all your applications",
  loadFailed: "Unable to load applications",
  loadFailedText: "There was an error loading your applications. Please try refreshing the page.",
  refresh: "Refresh Page",
  followUp: "Follow Up",
  followUpTip: "Creates a reminder notification to follow up on this application",
  deleteTitle: "Delete Application",
  deleteText: "Are you sure you want to delete this application? This action cannot be undone.",
} as const;

const failed = (description: string) => ({ title: "Error", description, variant: "destructive" }) as const;

/** Of a call that never arrived. */
const notReached = "Kelpie could not be reached. Please try again when you are back online.";

export const trackerToasts = {
  added: { title: "Application added successfully!" },
  updated: { title: "Application updated successfully!" },
  removed: { title: "Application deleted successfully!" },
  followedUp: { title: "Follow-up reminder sent!" },
  addFailed: failed("Failed to add application"),
  updateFailed: failed("Failed to update application"),
  removeFailed: failed("Failed to delete application"),
  followUpFailed: failed("Failed to send follow-up reminder"),
} as const;

/** What failed; where the call never arrived, that and when to try again. */
export function failure(toast: ReturnType<typeof failed>, error: unknown): ReturnType<typeof failed> {
  const isLost = error instanceof ApiError && error.code === "offline";
  return isLost ? failed(notReached) : toast;
}
