import { expect, it } from "vitest";
import { addressKey } from "./address-key.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/56"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1::/56"],
  ["2001:db8:1:ff::1", "2001:db8:1::/56"],
  ["2001:db8:1:100::1", "2001:db8:1:100::/56"],
  ["fe80::1%eth0", "fe80::/56"],
  ["", "unknown"],
  [undefined, "unknown"],
  ["localhost", "unknown"],
])("%s counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});
