/** On every answer that belongs to an account: whose it is. What keeps answers for later never mixes two people's. */
export const accountHeader = "X-Kelpie-Account";
