const destructive = "destructive" as const;

/** What the evidence bank says in passing, on its own page and beside a result. */
export const bankToasts = {
  kept: { title: "Kept in your evidence bank" },
  no: { title: "Noted as a no", description: "This is not asked again, for any ad." },
  removed: { title: "Deleted", description: "We won't use it any more." },
  failed: {
    title: "This did not work",
    description: "Nothing was changed. Please try again.",
    variant: destructive,
  },
} as const;
