/**
 * The public half of the key that fixes the extension's id wherever it is built, so that the API can
 * name the one extension it answers. The private half was thrown away: a store assigns its own.
 */
export const extensionPublicKey =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAnbDMh1DTCN9mzRwlXQJewjUJcIXr2DBOjawEZTAgysbTDs8QoTyEE7Rnyv8s/+tiodvYCgS0JoefNpovwWXvK++BaL1gZ+2q/vfVC4QYC+aM/T7kYTdHwH7zzbh5ZMjmmQnJXOXvaqrLkLNIAnaRLeg15JbkbiRqHZrAa0MFGIjtsz7LigKwWyITPoPQA+6w4Cc5ICqiafKfOPDBHax9/0UGJ4fPH74TNAeBA1U712djbYfxyxt6amGopvqvSyFhnQvtL5gVtvr/vDTHFlQbuaVsL/TahlYAyLUxUbvRWfTz5otrTM1JWXovl4WfQmJUwotfSJ2fkvrpimm8J0gSeQIDAQAB";

/** The id that Chromium derives from the key: the first 32 hex digits of its SHA-256, as a to p. */
export const extensionId = "onpglpfhfpigbmglbahnhffnnohkbjkl";

export const extensionOrigin = `chrome-extension://${extensionId}`;

/** Who the extension is in Firefox, and what leaves the browser on a click: the add-on site shows this list. */
export const geckoSettings = {
  gecko: {
    id: "kelpie@kelpie.extension",
    // 140 and 141 do not know the next key on Android, and the add-on site warns; naming Android would offer it there.
    strict_min_version: "142.0",
    // The ad that is saved; the e-mail and password of a sign-in; the resume that is tailored.
    data_collection_permissions: {
      required: ["websiteContent", "authenticationInfo", "personallyIdentifyingInfo"],
    },
  },
};
