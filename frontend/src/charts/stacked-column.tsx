import classes from './charts.module.css';

export type ColumnProps = {
  /** Where the column begins and how wide it is, in percent of the plot. */
  x: number;
  width: number;
  values: readonly number[];
  /** The value at the upper end of the plot. */
  top: number;
};

const ROUND = 4;

/** The parts of one column, from the bottom up. The part at the top has round corners, the rest of which is cut off. */
export const StackedColumn = ({ x, width, values, top }: ColumnProps) => {
  const last = values.findLastIndex((value) => value > 0);
  let below = 0;
  return values.map((value, series) => {
    if (value <= 0) return null;
    below += value;
    return (
      <svg
        key={series}
        className={classes[`series${series}`]}
        x={`${x}%`}
        width={`${width}%`}
        y={`${100 - (below / top) * 100}%`}
        height={`${(value / top) * 100}%`}
      >
        <rect
          width="100%"
          className={classes.part}
          data-top={series === last || undefined}
          rx={series === last ? ROUND : 0}
        />
      </svg>
    );
  });
};
