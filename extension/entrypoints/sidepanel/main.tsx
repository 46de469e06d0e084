import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { migrateStorage } from "../../platform/migrate-storage.ts";
import { lockStorage } from "../../platform/storage.ts";
import { Panel } from "./panel.tsx";

const client = new QueryClient({
  defaultOptions: {
    // Requests are made when the panel opens and fail at once without an answer; stored data is used meanwhile.
    queries: { networkMode: "always", retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { networkMode: "always", retry: false },
  },
});

void lockStorage();
// Convert stored data to this version before anything is read.
await migrateStorage();

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Panel />
      </QueryClientProvider>
    </StrictMode>,
  );
}
