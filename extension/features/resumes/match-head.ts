/** The part of MATCH with the ring; what scrolls away decides whether the job is named above. */
export const matchHeadId = "match-head";
