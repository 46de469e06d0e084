import { Registry } from "prom-client"; // expect: door-metrics
export const t = Registry;
