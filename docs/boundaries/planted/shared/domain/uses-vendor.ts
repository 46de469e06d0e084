import express from "express"; // expect: pure-rooms-no-vendors
export const p = express;
