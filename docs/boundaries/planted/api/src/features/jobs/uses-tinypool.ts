import { Tinypool } from "tinypool"; // expect: door-threads

export const pool = Tinypool;
