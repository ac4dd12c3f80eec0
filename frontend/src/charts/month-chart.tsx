import { monthName } from '../ui/month-name.ts';
import { ColumnChart } from './column-chart.tsx';

type Month = { readonly month: string; readonly values: readonly number[]; readonly notes?: readonly string[] };

type Props = {
  title: string;
  columnHead: string;
  series: readonly string[];
  total: string;
  /** Months such as `2026-11`, oldest first. */
  months: readonly Month[];
  write: (value: number) => string;
  axis?: (value: number) => string;
};

/** Columns of months along an axis. */
export const MonthChart = ({ months, write, axis = write, ...chart }: Props) => (
  <ColumnChart
    {...chart}
    write={write}
    axis={axis}
    columns={months.map(({ month, ...column }) => ({
      key: month,
      short: monthName(month, 'short'),
      name: monthName(month, 'full'),
      ...column,
    }))}
  />
);
