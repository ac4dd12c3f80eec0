import { StackedColumn, type ColumnProps } from './stacked-column.tsx';

/** The room between the columns of a group, as a part of one of them. */
const GAP = 0.16;

/** A column for each series, side by side. */
export const GroupedColumn = ({ x, width, values, top }: ColumnProps) => {
  const place = width / values.length;
  return values.map((value, series) => (
    <StackedColumn
      key={series}
      x={x + series * place + (place * GAP) / 2}
      width={place * (1 - GAP)}
      values={values.map((_, at) => (at === series ? value : 0))}
      top={top}
    />
  ));
};
