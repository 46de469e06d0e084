/** The last call about each application that is still on its way. */
const underway = new Map<string, Promise<unknown>>();

/** Calls about one application leave one after the other: two quick moves must not arrive the wrong way round. */
export function inTurn<Answer>(id: string, call: () => Promise<Answer>): Promise<Answer> {
  const turn = (underway.get(id) ?? Promise.resolve()).then(call, call);
  underway.set(id, turn);
  const leave = () => {
    if (underway.get(id) === turn) underway.delete(id);
  };
  turn.then(leave, leave);
  return turn;
}
