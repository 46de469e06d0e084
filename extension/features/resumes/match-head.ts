/** The part of MATCH with the ring; once it scrolls out of view, the job is named above. */
export const matchHeadId = "match-head";
