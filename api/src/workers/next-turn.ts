/** Lets whatever else waits be done first: a long piece of work must not hold other requests. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
