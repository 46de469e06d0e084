// expect: nothing
// The household of a warehouse keeper, in "an ad of the house", at house number 3.
const fault = { house: "kept" };
export const ordinary = <p className="room kept paper">On paper, find {fault.house} a way to know where you stand.</p>;
