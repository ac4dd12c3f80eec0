/** A column of a chart. */
export type ChartColumn = {
  readonly key: string;
  /** The name under the column: Nov. */
  readonly short: string;
  /** The name in words: November 2026. */
  readonly name: string;
  /** The values of the series, from the bottom up. */
  readonly values: readonly number[];
  /** More lines of the tip, such as what the column counts by name. */
  readonly notes?: readonly string[];
};

/** The numbers of a chart with their words. */
export type Chart = {
  readonly title: string;
  /** What the columns are: Month. */
  readonly columnHead: string;
  /** The names of the series, from the bottom up. */
  readonly series: readonly string[];
  /** The name of the sum of several series. */
  readonly total: string;
  readonly columns: readonly ChartColumn[];
  /** The series stand beside each other rather than on each other, so that they have no sum. */
  readonly isGrouped?: boolean;
  /** A value in words. */
  readonly write: (value: number) => string;
};

export const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export const hasSum = ({ series, isGrouped = false }: Pick<Chart, 'series' | 'isGrouped'>): boolean =>
  series.length > 1 && !isGrouped;

/** The lines that tell a column: its name, the sum, each series that has something, and its notes. */
export const tellColumn = (chart: Chart, { name, values, notes = [] }: ChartColumn): string[] => {
  const { series, total, write } = chart;
  const parts = series.flatMap((each, at) => (values[at] ? [`${each} ${write(values[at])}`] : []));
  const sum = hasSum(chart) || parts.length === 0 ? [`${total} ${write(totalOf(values))}`] : [];
  return [name, ...sum, ...parts, ...notes];
};
