import { startAuthentication, startRegistration } from "@simplewebauthn/browser";

/** As the server wrote them for this very call: its half and this one are one library. */
type Options = { challenge: string };
type NewOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];
type SignInOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** Asks the device for a new passkey. Load this file when it is needed. */
export function makePasskey(options: Options) {
  return startRegistration({ optionsJSON: options as NewOptions });
}

/** Asks the device for a passkey that it has for this site. */
export function signWithPasskey(options: Options) {
  return startAuthentication({ optionsJSON: options as SignInOptions });
}
