import type { ColumnValues } from '#shared/imports/guess-field.ts';
import { plainText } from '#functions/platform/excel/plain-text.ts';
import type { SheetRow } from '#functions/platform/excel/read-rows.ts';

const SAMPLES = 3;
const SAMPLE_MAX = 100;
/** A column with more different values is no choice, and as many tell what it holds. */
const VALUES_MAX = 50;

type Tally = { samples: string[]; values: Set<string>; isAll: boolean; filled: number };

/** Collects what the columns of a table hold, row by row. */
export const columnValues = () => {
  const tallies: Tally[] = [];
  const note = (at: number, text: string): void => {
    const tally = (tallies[at] ??= { samples: [], values: new Set(), isAll: true, filled: 0 });
    const value = text.trim();
    tally.filled += 1;
    if (tally.samples.length < SAMPLES) tally.samples.push(text.slice(0, SAMPLE_MAX));
    if (tally.values.has(value)) return;
    if (tally.values.size === VALUES_MAX) tally.isAll = false;
    else tally.values.add(value);
  };
  return {
    add: ({ cells }: Pick<SheetRow, 'cells'>): void => {
      for (const [at, cell] of cells.entries()) {
        const text = plainText(cell);
        if (text.trim() !== '') note(at, text);
      }
    },
    /** How many columns reach as far as the last one that holds anything. */
    width: (): number => tallies.length,
    /** Whether a cell of the column holds anything. */
    isFilled: (at: number): boolean => tallies[at] !== undefined,
    /** The first values of a column. */
    samplesOf: (at: number): string[] => tallies[at]?.samples ?? [],
    valuesOf: (at: number): Omit<ColumnValues, 'header'> => {
      const { values = new Set<string>(), isAll = true, filled = 0 } = tallies[at] ?? {};
      return { values: [...values], isAll, filled };
    },
  };
};
