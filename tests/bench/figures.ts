export type Figure = { what: string; value: number; unit: string; goal?: number; atLeast?: true };

const isMet = ({ value, goal, atLeast }: Figure): string =>
  goal === undefined ? '' : (atLeast ? value >= goal : value <= goal) ? 'yes' : 'NO';

/** A table for docs/benchmarks.md. */
export const printFigures = (title: string, figures: readonly Figure[]): void => {
  process.stdout.write(`\n${title}\n| what | measured | goal | met |\n| --- | --- | --- | --- |\n`);
  for (const figure of figures) {
    const { what, value, unit, goal, atLeast } = figure;
    const wanted = goal === undefined ? '' : `${atLeast ? '≥' : '≤'} ${goal}`;
    process.stdout.write(
      `| ${what} | ${value.toFixed(value < 100 ? 1 : 0)} ${unit} | ${wanted} | ${isMet(figure)} |\n`,
    );
  }
};
