/** The list of applications with plain Express and the same query: no session, no check, no limit. */
import express from "express";
import { openDatabase } from "../../src/db/open.ts";

const { DATABASE_URL: databaseUrl = "", DATA_DIR: dataDir = "", PORT: port } = process.env;
const { db } = await openDatabase({ databaseUrl, dataDir });
const app = express();
const person = await db.user.findFirstOrThrow({ where: { email: { startsWith: "load-" } } });
app.get("/ready", (_req, res) => void res.json({}));
app.post("/api/auth/signup", (_req, res) => void res.json({ token: "" }));
app.get("/api/applications", async (_req, res) => {
  const where = { userId: person.id };
  res.json(
    await db.application.findMany({ where, orderBy: { createdAt: "desc" }, omit: { jobDescription: true } }),
  );
});
app.listen(Number(port), "127.0.0.1");
