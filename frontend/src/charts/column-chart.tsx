import { VisuallyHidden } from '@mantine/core';
import { useState, type CSSProperties } from 'react';
import { ChartTable } from './chart-table.tsx';
import { tellColumn, totalOf, type Chart } from './chart.ts';
import { AXIS_LINES, roundTop } from './round-top.ts';
import { GroupedColumn } from './grouped-column.tsx';
import { StackedColumn } from './stacked-column.tsx';
import classes from './charts.module.css';

type Props = Chart & {
  /** A line of the axis in words; without an axis each column has its figure above it. */
  axis?: (value: number) => string;
};

/** How much of its place a column takes: months stand apart, the columns of a histogram close together. */
const APART = 0.46;
const GROUPED = 0.72;
const CLOSE = 0.84;

/** A tip stands over its column, and within the chart. */
const placeOf = (at: number, count: number) => ({ '--at': (at + 0.5) / count }) as CSSProperties;

const Axis = ({ top, write }: { top: number; write: (value: number) => string }) =>
  Array.from({ length: AXIS_LINES + 1 }, (_, line) => {
    const y = `${100 - (line / AXIS_LINES) * 100}%`;
    return (
      <g key={line} className={classes.line}>
        <line x2="100%" y1={y} y2={y} />
        <text x="-8" y={y} dy="4">
          {write((top * line) / AXIS_LINES)}
        </text>
      </g>
    );
  });

/**
 * Stacked or grouped columns, drawn by hand: months along an axis, or a histogram with a figure above each column. The pointer and
 * the arrow keys tell a column; screen readers have the same numbers as a table.
 */
export const ColumnChart = ({ axis, ...chart }: Props) => {
  const { title, columns, write, isGrouped = false } = chart;
  const last = columns.length - 1;
  const [active, setActive] = useState<number | null>(null);
  const highest = isGrouped ? (values: readonly number[]) => Math.max(...values) : totalOf;
  const most = Math.max(1, ...columns.map(({ values }) => highest(values)));
  const top = axis ? roundTop(most) : most;
  const place = 100 / columns.length;
  const width = place * (isGrouped ? GROUPED : axis ? APART : CLOSE);
  const Column = isGrouped ? GroupedColumn : StackedColumn;
  const describe = (at: number): string[] => tellColumn(chart, columns[at]!);
  return (
    <figure className={classes.chart} data-axis={axis !== undefined || undefined}>
      <input
        type="range"
        className={classes.keys}
        aria-label={title}
        aria-valuetext={describe(active ?? last).join(', ')}
        max={last}
        value={active ?? last}
        onChange={({ currentTarget: { value } }) => setActive(Number(value))}
        onFocus={() => setActive(last)}
        onBlur={() => setActive(null)}
      />
      <svg className={classes.plot} role="img" aria-label={title} onPointerLeave={() => setActive(null)}>
        {axis && <Axis top={top} write={axis} />}
        {columns.map(({ key, short, values }, at) => {
          const middle = `${(at + 0.5) * place}%`;
          return (
            <g
              key={key}
              className={classes.column}
              data-active={active === at || undefined}
              onPointerEnter={() => setActive(at)}
            >
              <rect className={classes.field} x={`${at * place}%`} width={`${place}%`} height="100%" />
              <Column x={(at + 0.5) * place - width / 2} width={width} values={values} top={top} />
              {!axis && (
                <text className={classes.figure} x={middle} y={`${100 - (totalOf(values) / top) * 100}%`} dy="-6">
                  {write(totalOf(values))}
                </text>
              )}
              <text className={classes.name} x={middle} y="100%" dy="20">
                {short}
              </text>
            </g>
          );
        })}
        {!axis && <line className={classes.ground} x2="100%" y1="100%" y2="100%" />}
      </svg>
      {active !== null && (
        <div className={classes.tip} aria-hidden="true" style={placeOf(active, columns.length)}>
          {describe(active).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <ChartTable {...chart} />
      </VisuallyHidden>
    </figure>
  );
};
