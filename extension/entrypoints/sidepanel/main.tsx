import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { migrateStorage } from "../../platform/migrate-storage.ts";
import { lockStorage } from "../../platform/storage.ts";
import { Panel } from "./panel.tsx";

const client = new QueryClient({
  defaultOptions: {
    // The panel asks when it opens and tells at once when there is no answer; what it keeps serves meanwhile.
    queries: { networkMode: "always", retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { networkMode: "always", retry: false },
  },
});

void lockStorage();
// Nothing is read before it has the shape of this version.
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
