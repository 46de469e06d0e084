/**
 * On every answer that belongs to an account: the account's id, so that a cache never mixes the answers of two
 * people.
 */
export const accountHeader = "X-Kelpie-Account";
