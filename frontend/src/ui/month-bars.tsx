import { useRef, useState, type KeyboardEvent } from 'react';
import classes from './month-bars.module.css';

export type MonthBar = {
  key: string;
  /** The name under the bar: Nov. */
  short: string;
  /** The bar in words, for screen readers. */
  words: string;
  /** The lines of the tip: November 2026, Lease € 1.000 … */
  tip: readonly string[];
  /** The values of the series, from the bottom up. */
  values: readonly number[];
};

type Props = { label: string; bars: readonly MonthBar[]; axis: (value: number) => string };

const STEPS = 4;
const NICE = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

/** The smallest number that is not below `value` and divides into four round steps. */
export const roundTop = (value: number): number => {
  if (value <= 0) return STEPS;
  const step = value / STEPS;
  const power = 10 ** Math.floor(Math.log10(step));
  return (NICE.find((nice) => nice * power >= step) ?? 10) * power * STEPS;
};

const totalOf = ({ values }: MonthBar): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Stacked bars, one per month. Each bar is a button labelled with its values; one of them is in the tab order, and the
 * arrow keys go to the others. The tip shows on focus and on hover.
 */
export const MonthBars = ({ label, bars, axis }: Props) => {
  const [current, setCurrent] = useState(bars.length - 1);
  const list = useRef<HTMLUListElement>(null);
  const top = roundTop(Math.max(...bars.map(totalOf)));
  const move = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: bars.length - 1,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(target, 0), bars.length - 1);
    setCurrent(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={classes.chart}>
      <div className={classes.axis} aria-hidden="true">
        {Array.from({ length: STEPS + 1 }, (_, step) => (
          <span key={step} data-value={axis((top * step) / STEPS)} style={{ bottom: `${(step / STEPS) * 100}%` }} />
        ))}
      </div>
      <ul ref={list} className={classes.bars} aria-label={label}>
        {bars.map((bar, at) => (
          <li key={bar.key}>
            <button
              type="button"
              className={classes.month}
              aria-label={bar.words}
              tabIndex={at === current ? 0 : -1}
              onFocus={() => setCurrent(at)}
              onKeyDown={move}
            >
              <span className={classes.stack} style={{ height: `${(totalOf(bar) / top) * 100}%` }}>
                {bar.values.map((value, series) => (
                  <span key={series} style={{ flexGrow: value, background: `var(--chart-${series + 1})` }} />
                ))}
              </span>
              <span className={classes.tip} aria-hidden="true">
                {bar.tip.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            </button>
            <span className={classes.name} aria-hidden="true">
              {bar.short}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The legend of a chart: the colour of each series. */
export const ChartLegend = ({ names }: { names: readonly string[] }) => (
  <ul className={classes.legend}>
    {names.map((name, series) => (
      <li key={name}>
        <span style={{ background: `var(--chart-${series + 1})` }} />
        {name}
      </li>
    ))}
  </ul>
);
