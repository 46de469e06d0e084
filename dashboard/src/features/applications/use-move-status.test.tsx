import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Application } from "#shared/contract/applications/application.ts";
import { eachLineField } from "#shared/domain/applications/line-fields.ts";
import { ToastProvider } from "#shared/ui/primitives/toast/toast.tsx";
import { listKey } from "./application-cache.ts";
import { useMoveStatus } from "./use-move-status.ts";

const application: Application = {
  id: "a1",
  jobTitle: "Service Designer",
  company: "Ironbark Civil",
  ...eachLineField(() => ""),
  status: "applied",
  contacts: [],
  interviewTime: "",
  notes: "",
  contactName: "",
  contactEmail: "",
  jobUrl: "",
  followUpDate: null,
  closingDate: null,
  interviewDate: null,
  appliedDate: "2026-11-01T00:00:00.000Z",
  createdAt: "2026-11-01T00:00:00.000Z",
  identityKey: null,
  requirementEdits: [],
  capturedAt: null,
  archivedAt: null,
};

function MoveButton() {
  const move = useMoveStatus();
  return (
    <button type="button" onClick={() => move(application, "offered")}>
      Move
    </button>
  );
}

/** @param answer what the server says, after the person has seen the move. */
function start(answer: () => Response) {
  const gate = Promise.withResolvers<void>();
  localStorage.setItem("auth_token", "token");
  vi.stubGlobal("fetch", async () => {
    await gate.promise;
    return answer();
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(listKey, [application]);
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <MoveButton />
      </ToastProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Move" }));
  const status = () => client.getQueryData<Application[]>(listKey)?.[0]?.status;
  return { release: gate.resolve, status };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("moves before the server has answered and stays when it agrees", async () => {
  const { release, status } = start(() => Response.json({ ...application, status: "offered" }));
  await waitFor(() => expect(status()).toBe("offered"));
  release();
  await screen.findByText("Application updated successfully!");
  expect(status()).toBe("offered");
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
});

it("comes back with the reason when the server fails", async () => {
  const { release, status } = start(() => new Response("{}", { status: 500 }));
  await waitFor(() => expect(status()).toBe("offered"));
  release();
  await screen.findByText("Failed to update application");
  expect(status()).toBe("applied");
});
