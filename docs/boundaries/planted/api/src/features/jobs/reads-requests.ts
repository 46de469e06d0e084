import express from "express"; // expect: door-requests

export const body = express.json();
