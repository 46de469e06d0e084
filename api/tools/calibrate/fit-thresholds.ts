/** A field that was read with a probability, and whether it is what the text says. */
export interface FieldReading<Field extends string> {
  field: Field;
  probability: number;
  isRight: boolean;
}

/** Share of wrong readings, to four digits; 0 without readings. */
export function shareWrong(readings: readonly { isRight: boolean }[]): number {
  if (readings.length === 0) return 0;
  return Number((readings.filter(({ isRight }) => !isRight).length / readings.length).toFixed(4));
}

/** A threshold of a field, and the readings that it excludes compared with the previous one. */
interface Step {
  least: number;
  wrong: number;
  right: number;
}

const levels = Array.from({ length: 19 }, (_, at) => (at + 1) / 20);

function stepFrom(readings: readonly FieldReading<string>[], from: number): Step | undefined {
  let best: Step | undefined;
  for (const least of levels) {
    const left = readings.filter(({ probability }) => probability >= from && probability < least);
    const wrong = left.filter(({ isRight }) => !isRight).length;
    const step = { least, wrong, right: left.length - wrong };
    if (wrong > 0 && (best === undefined || wrong * best.right > best.wrong * step.right)) best = step;
  }
  return best;
}

/**
 * The probability from which each kind of field is claimed. It is raised step by step where it excludes the most
 * wrong readings for each right one, until at most `mostWrong` of the claimed readings are wrong. The same readings
 * give the same table.
 */
export function fitThresholds<Field extends string>(
  readings: readonly FieldReading<Field>[],
  mostWrong: number,
): Record<Field, number> {
  const fields = [...new Set(readings.map(({ field }) => field))].sort();
  const table = Object.fromEntries(fields.map((field) => [field, 0])) as Record<Field, number>;
  const claimed = () => readings.filter(({ field, probability }) => probability >= table[field]);
  const steps = () =>
    fields.flatMap((field) => {
      const step = stepFrom(
        readings.filter((one) => one.field === field),
        table[field],
      );
      return step === undefined ? [] : [{ field, step }];
    });
  while (shareWrong(claimed()) > mostWrong) {
    const [best] = steps().sort((a, b) => b.step.wrong * a.step.right - a.step.wrong * b.step.right);
    if (best === undefined) break;
    table[best.field] = best.step.least;
  }
  return table;
}
