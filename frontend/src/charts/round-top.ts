const STEPS = [1, 2, 3, 4, 5, 6, 8, 10] as const;
/** The lines of an axis above the one at nothing. */
export const AXIS_LINES = 4;

/** The smallest number that is not below `value` and divides into four round steps of at least one. */
export const roundTop = (value: number): number => {
  const step = Math.max(1, value / AXIS_LINES);
  const power = 10 ** Math.floor(Math.log10(step));
  return (STEPS.find((round) => round * power >= step) ?? 10) * power * AXIS_LINES;
};
