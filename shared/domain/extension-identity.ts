/**
 * The public half of the key that fixes the extension's id wherever it is built, so that the API can
 * name the one extension it answers. The private half was thrown away: a store assigns its own.
 */
export const extensionPublicKey =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAnbDMh1DTCN9mzRwlXQJewjUJcIXr2DBOjawEZTAgysbTDs8QoTyEE7Rnyv8s/+tiodvYCgS0JoefNpovwWXvK++BaL1gZ+2q/vfVC4QYC+aM/T7kYTdHwH7zzbh5ZMjmmQnJXOXvaqrLkLNIAnaRLeg15JbkbiRqHZrAa0MFGIjtsz7LigKwWyITPoPQA+6w4Cc5ICqiafKfOPDBHax9/0UGJ4fPH74TNAeBA1U712djbYfxyxt6amGopvqvSyFhnQvtL5gVtvr/vDTHFlQbuaVsL/TahlYAyLUxUbvRWfTz5otrTM1JWXovl4WfQmJUwotfSJ2fkvrpimm8J0gSeQIDAQAB";

/** The id that Chromium derives from the key: the first 32 hex digits of its SHA-256, as a to p. */
export const extensionId = "onpglpfhfpigbmglbahnhffnnohkbjkl";

export const extensionOrigin = `chrome-extension://${extensionId}`;
