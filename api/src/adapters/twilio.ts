import type RequestClient from "twilio/lib/base/RequestClient.js";
import type { TwilioConfig } from "../config.ts";

/** Text messages to phones. decision: D-27. */
export interface TextSender {
  /** The ways that are configured. */
  ways: readonly ("sms" | "whatsapp")[];
  /** @throws when Twilio did not take it, or the way is not configured. */
  send(way: "sms" | "whatsapp", phone: string, text: string): Promise<void>;
}

/** Digits with the country's code in front; an Australian number may be typed as people write it. */
export function internationalNumber(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "");
  if (digits.startsWith("+")) return digits;
  return digits.startsWith("0") ? `+61${digits.slice(1)}` : `+${digits}`;
}

/** Absent without keys; the library is large and loaded with the first message. */
export function createTextSender(config: TwilioConfig): TextSender {
  const from = { sms: config.from, whatsapp: config.whatsappFrom };
  const load = async () => {
    const { default: twilio } = await import("twilio");
    class Client extends twilio.RequestClient {
      override request<Data>(options: RequestClient.RequestOptions<Data>) {
        return super.request<Data>({
          ...options,
          uri: options.uri.replace("https://api.twilio.com", config.baseUrl),
        });
      }
    }
    return twilio(config.accountSid, config.authToken, { httpClient: new Client({ timeout: 10_000 }) });
  };
  let client: ReturnType<typeof load> | undefined;
  return {
    ways: (["sms", "whatsapp"] as const).filter((way) => from[way]),
    async send(way, phone, text) {
      const sender = from[way];
      if (!sender) throw new Error(`no number to send ${way} from`);
      client ??= load();
      const address = (number: string) => (way === "whatsapp" ? `whatsapp:${number}` : number);
      await (await client).messages.create({
        from: address(sender),
        to: address(internationalNumber(phone)),
        body: text.slice(0, 1500),
      });
    },
  };
}
