import { stem } from "#shared/engine/words/stem.ts";

const pasts =
  "led:lead built:build wrote:write written:write ran:run taught:teach made:make gave:give given:give took:take " +
  "taken:take kept:keep oversaw:oversee overseen:oversee sold:sell bought:buy drove:drive driven:drive held:hold " +
  "met:meet left:leave grew:grow grown:grow drew:draw drawn:draw found:find brought:bring dealt:deal fed:feed " +
  "understood:understand undertook:undertake did:do saw:see sent:send spent:spend spoke:speak spoken:speak won:win " +
  "chose:choose chosen:choose became:become began:begin begun:begin rose:rise risen:rise fell:fall stood:stand " +
  "knew:know known:know told:tell brought:bring caught:catch sought:seek shown:show showed:show worn:wear laid:lay " +
  "paid:pay said:say went:go gone:go came:come done:do swept:sweep split:split expertise:expert " +
  "staff:team staffed:team crew:team employees:team colleagues:team team:team teams:team workers:team " +
  "customers:client customer:client clients:client client:client trained:train trainer:train analyses:analyse analysis:analyse " +
  "analyst:analyse safely:safe safety:safe weekly:week daily:day monthly:month yearly:year annual:year annually:year " +
  "victoria:vic victorian:vic queensland:qld tasmania:tas tasmanian:tas responsibility:responsible successful:success successfully:success";
const base = new Map(pasts.split(" ").map((pair) => pair.split(":") as [string, string]));

const ending = /(?:ement|ment|ations?|itions?|utions?|ions?|ance|ence|ally|ly|al|ive|ists?|ing|ed|e)$/;
const known = new Map<string, string>();

/**
 * What all words of one family share: "managed", "manager" and "management" agree, "led" and "leading" too.
 * Only equality of two families means anything.
 */
export function wordFamily(low: string): string {
  const cached = known.get(low);
  if (cached !== undefined) return cached;
  const root = stem(base.get(low) ?? low);
  const short = root.length >= 6 ? root.replace(ending, "") : root;
  const family = short.length >= 4 ? short.replace(/(?:at|it|y|i|e)$/, "") : root;
  // Bounded: hostile texts may bring any number of words.
  if (known.size < 20_000) known.set(low, family);
  return family;
}
