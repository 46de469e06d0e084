import { PgBoss } from "pg-boss"; // expect: door-task-queue
export const boss = PgBoss;
