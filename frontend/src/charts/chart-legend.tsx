import classes from './charts.module.css';

/** The colour of each series, in the order of the chart from the bottom up. */
export const ChartLegend = ({ names }: { names: readonly string[] }) => (
  <ul className={classes.legend}>
    {names.map((name, series) => (
      <li key={name} className={classes[`series${series}`]}>
        <svg width="10" height="10" aria-hidden="true">
          <rect width="10" height="10" rx="3" />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
