/**
 * The public half of the key that fixes the extension's id in every build, so that the API can name the one extension
 * that it answers. The private half was deleted, because a store assigns its own.
 */
export const extensionPublicKey =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAnbDMh1DTCN9mzRwlXQJewjUJcIXr2DBOjawEZTAgysbTDs8QoTyEE7Rnyv8s/+tiodvYCgS0JoefNpovwWXvK++BaL1gZ+2q/vfVC4QYC+aM/T7kYTdHwH7zzbh5ZMjmmQnJXOXvaqrLkLNIAnaRLeg15JbkbiRqHZrAa0MFGIjtsz7LigKwWyITPoPQA+6w4Cc5ICqiafKfOPDBHax9/0UGJ4fPH74TNAeBA1U712djbYfxyxt6amGopvqvSyFhnQvtL5gVtvr/vDTHFlQbuaVsL/TahlYAyLUxUbvRWfTz5otrTM1JWXovl4WfQmJUwotfSJ2fkvrpimm8J0gSeQIDAQAB";

/** The id that Chromium derives from the key: the first 32 hex digits of its SHA-256, as a to p. */
export const extensionId = "onpglpfhfpigbmglbahnhffnnohkbjkl";

export const extensionOrigin = `chrome-extension://${extensionId}`;

/** The extension's id in Firefox, and the data that it sends on a click, which the add-on site lists. */
export const geckoSettings = {
  gecko: {
    id: "kelpie@kelpie.extension",
    // Versions 140 and 141 do not know the next key on Android, and the add-on site warns. Naming Android would offer
    // the extension there.
    strict_min_version: "142.0",
    // The ad that is saved, e-mail and password of a sign-in, and the resume that is tailored.
    data_collection_permissions: {
      required: ["websiteContent", "authenticationInfo", "personallyIdentifyingInfo"],
    },
  },
};
