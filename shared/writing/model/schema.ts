/** Pieces of JSON schemas in the strict form. */

/** An object with just these properties, all of them required. */
export const closed = (properties: Record<string, unknown>) => ({
  type: "object",
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

export const listOf = (items: Record<string, unknown>) => ({ type: "array", items });
