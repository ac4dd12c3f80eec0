import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '#shared/values/dates.ts';
import { DeferredTipAround } from '../ui/deferred-tip.tsx';
import { format } from '../ui/format.ts';
import { Link } from '../ui/router.ts';
import { spanScale, type SpanScale } from './span-scale.ts';
import classes from './spans.module.css';
import { labelValue } from '../ui/label-value.ts';

export type Span = {
  from: IsoDate;
  /** The first day without; null while no end is known. */
  end: IsoDate | null;
  /** The days in words, for who points at the span and for screen readers. */
  words: string;
};

export type SpanRow = {
  key: string;
  /** The record or the person; the spans and the label lead to `to`. */
  label: string;
  note?: string | null;
  face?: ReactNode;
  to?: string;
  /** Nobody: drawn as an outline. */
  isGap?: boolean;
  spans: readonly Span[];
};

type Props = {
  caption: string;
  rows: readonly SpanRow[];
  today: IsoDate;
  /** The same stands in words beside it, so that screen readers and the keyboard pass over the picture. */
  isDoubled?: boolean;
};

type BarProps = { row: SpanRow; span: Span; scale: SpanScale; today: IsoDate; isDoubled: boolean };

/** One span: what lies behind is filled, what lies ahead is hatched. */
const Bar = ({ row, span: { from, end, words }, scale, today, isDoubled }: BarProps) => {
  const left = scale.shareOf(from);
  const right = end === null ? 1 : scale.shareOf(end);
  const width = right - left;
  const behind = width === 0 ? 0 : Math.min(1, Math.max(0, (scale.shareOf(today) - left) / width));
  const place = { left: `${left * 100}%`, width: `${width * 100}%`, '--behind': `${behind * 100}%` } as CSSProperties;
  const state = end !== null && end <= today ? 'past' : from > today ? 'planned' : 'now';
  const looks = {
    className: classes.bar ?? '',
    style: place,
    'data-state': state,
    'data-open': end === null || undefined,
    'data-gap': row.isGap === true || undefined,
  };
  const description = row.label === '' ? words : labelValue(row.label, words);
  return (
    <DeferredTipAround label={description} events={{ hover: true, focus: true, touch: true }} multiline maw={320}>
      {row.to === undefined ? (
        <span {...looks} aria-hidden="true" />
      ) : (
        <Link to={row.to} {...looks} {...(isDoubled ? { tabIndex: -1 } : { 'aria-label': description })} />
      )}
    </DeferredTipAround>
  );
};

const Label = ({ row: { label, note, face, to }, isDoubled }: { row: SpanRow; isDoubled: boolean }) => (
  <div className={classes.label} aria-hidden={!isDoubled || undefined}>
    {face}
    {to === undefined ? (
      <span className={classes.name}>{label}</span>
    ) : (
      <Link to={to} className={classes.name} tabIndex={-1}>
        {label}
      </Link>
    )}
    {note && <span className={classes.note}>{note}</span>}
  </div>
);

const Table = ({ caption, rows }: Pick<Props, 'caption' | 'rows'>) => {
  const { t } = useTranslation('history');
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('spans.what')}</th>
            <th scope="col">{t('spans.when')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, note, spans }) => (
            <tr key={key}>
              <th scope="row">{note ? `${label}, ${note}` : label}</th>
              <td>{spans.map(({ words }) => words).join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
};

/** Who had what from when to when: a row for each, with its times as bars on one axis, and today as a line. */
export const Spans = ({ caption, rows, today, isDoubled = false }: Props) => {
  const { t } = useTranslation('history');
  const scale = spanScale(
    rows.flatMap(({ spans }) => spans),
    today,
  );
  const at = (day: IsoDate): CSSProperties => ({ left: `${scale.shareOf(day) * 100}%` });
  return (
    <figure className={classes.figure} aria-label={caption} aria-hidden={isDoubled || undefined}>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.key} className={classes.row}>
            <Label row={row} isDoubled={isDoubled} />
            <div className={classes.track}>
              {row.spans.map((span) => (
                <Bar key={span.from} row={row} span={span} scale={scale} today={today} isDoubled={isDoubled} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className={classes.axis} aria-hidden="true">
        {scale.ticks.map(({ day, names }) => (
          <span key={day} className={classes.tick} style={at(day)}>
            {names === 'year' ? day.slice(0, 4) : format().month(day, 'short')}
          </span>
        ))}
        <span className={classes.today} style={at(today)} title={t('today')} />
      </div>
      {!isDoubled && <Table caption={caption} rows={rows} />}
    </figure>
  );
};
