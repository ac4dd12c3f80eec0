import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { typeColour } from '../../../ui/type-colour.ts';
import { areFew } from '../parts/few-at-work.ts';
import { overlapRows, drawnDays, type Bar } from './overlap.ts';
import type { RequestDetails } from './request-details.ts';
import { useDayWords } from './use-day-words.ts';
import classes from './overlap.module.css';
import { format } from '../../../ui/format.ts';

/** The number of people from which the card gives a number in place of further names. */
const ROWS_MAX = 12;

const BarView = ({ bar }: { bar: Bar }) => {
  const { t } = useTranslation('days-off');
  const { background, text } = typeColour(bar.colour);
  const isHalf = bar.to - bar.from === 1;
  return (
    <span
      className={classes.bar}
      data-requested={bar.isRequested || undefined}
      style={{
        gridColumn: `${bar.from} / ${bar.to}`,
        background: bar.isRequested ? 'transparent' : background,
        color: text,
      }}
      title={bar.name}
    >
      {isHalf ? t(bar.from % 2 === 1 ? 'inbox.overlap.am' : 'inbox.overlap.pm') : bar.name}
      {bar.isRequested && ' ?'}
    </span>
  );
};

type Props = { request: RequestDetails; dates: readonly string[] };

/** The days as columns, one row per person; the list under it says the same to screen readers and on the phone. */
const Grid = ({ request, dates }: Props) => {
  const { t } = useTranslation('days-off');
  const words = useDayWords();
  const rows = overlapRows(request, dates);
  const work = new Map(request.team.at_work.map(({ date, people: count }) => [date, count]));
  const counted = new Set(request.days.filter(({ skipped }) => skipped === null).map(({ date }) => date));
  const halfDays = { gridTemplateColumns: `repeat(${dates.length * 2}, minmax(0, 1fr))` };
  return (
    <div className={classes.grid} aria-hidden="true" style={{ minWidth: 140 + dates.length * 44 }}>
      <div className={classes.line}>
        <span />
        <div className={classes.cells} style={halfDays}>
          {dates.map((date) => (
            <span key={date} className={classes.day} data-counted={counted.has(date) || undefined}>
              {words.column(date)}
            </span>
          ))}
        </div>
      </div>
      {rows.slice(0, ROWS_MAX).map(({ key, name, avatar, bars }) => (
        <div key={key} className={classes.line}>
          <span className={classes.name}>
            <Avatar name={name} picture={avatar} size={22} />
            <span>{name}</span>
          </span>
          <div className={classes.cells} style={halfDays}>
            {bars.map((bar) => (
              <BarView key={bar.key} bar={bar} />
            ))}
          </div>
        </div>
      ))}
      {rows.length > ROWS_MAX && (
        <div className={classes.line}>
          <span className={classes.dim}>{t('inbox.overlap.others', { count: rows.length - ROWS_MAX })}</span>
        </div>
      )}
      {request.team.size > 0 && (
        <div className={classes.line}>
          <span className={classes.dim}>{t('inbox.overlap.atWork', { size: request.team.size })}</span>
          <div className={classes.cells} style={halfDays}>
            {dates.map((date) => (
              <span
                key={date}
                className={classes.count}
                data-low={(counted.has(date) && isLow(request, date)) || undefined}
              >
                {work.has(date) ? format().number(work.get(date) ?? 0, 1) : ''}
              </span>
            ))}
          </div>
        </div>
      )}
    </div>
  );
};

/** The first of the teams that asks for more people at work than it has on a day. */
const shortOn = ({ team }: RequestDetails, date: string) =>
  team.minimums
    .flatMap(({ short_days: short, ...asking }) => short.map((day) => ({ ...asking, ...day })))
    .find((day) => day.date === date);

/** Fewer than a team asks for are at work; of teams that do not say so, fewer than half. */
const isLow = (request: RequestDetails, date: string): boolean => {
  const { team } = request;
  if (team.minimums.length > 0) return shortOn(request, date) !== undefined;
  const work = team.at_work.find((one) => one.date === date)?.people;
  return work !== undefined && areFew(work, team.size);
};

const ByDay = ({ request, dates }: Props) => {
  const { t } = useTranslation('days-off');
  const words = useDayWords();
  return (
    <ul className={classes.byDay}>
      {dates.map((date) => {
        const away = request.overlaps.flatMap(({ employee, days }) =>
          days
            .filter((day) => day.date === date)
            .map(({ part }) =>
              part === 'morning' || part === 'afternoon'
                ? t('inbox.overlap.half', { name: employee.name, part: t(`part.${part}`) })
                : employee.name,
            ),
        );
        const work = request.team.at_work.find((one) => one.date === date)?.people;
        return (
          <li key={date}>
            <strong>{words.column(date)}</strong>
            <span className={classes.names}>{away.length === 0 ? t('inbox.overlap.nobody') : away.join(', ')}</span>
            {work !== undefined && (
              <span className={classes.badge} data-low={isLow(request, date) || undefined}>
                {t('inbox.overlap.of', { people: format().number(work, 1), size: request.team.size })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** Who else of the team is away on the days of a request, and how many are at work with it. */
export const OverlapCard = ({ request }: { request: RequestDetails }) => {
  const { t } = useTranslation('days-off');
  const words = useDayWords();
  const { team, overlaps } = request;
  const dates = drawnDays(request);
  if (dates.length === 0) return null;
  const fewest = team.at_work.toSorted((one, other) => one.people - other.people)[0];
  const shortDay = team.at_work.find(({ date }) => shortOn(request, date));
  const short = shortDay && shortOn(request, shortDay.date);
  return (
    <SectionCard
      flush
      title={team.names === '' ? t('inbox.overlap.title') : t('inbox.overlap.titleOf', { team: team.names })}
    >
      <div className={classes.scroll}>
        <Grid request={request} dates={dates} />
        <ByDay request={request} dates={dates} />
      </div>
      <p className={classes.foot}>
        {short || (fewest && isLow(request, fewest.date)) ? (
          <IconAlertTriangle size={16} stroke={1.75} className={classes.warn} />
        ) : (
          <IconUsers size={16} stroke={1.75} />
        )}
        {short
          ? t('inbox.overlap.short', {
              team: short.team_name,
              people: format().number(short.people, 1),
              day: words.weekday(short.date),
              min: short.min_at_work,
            })
          : overlaps.length === 0 || !fewest
            ? t('inbox.overlap.alone')
            : t(request.state === 'requested' ? 'inbox.overlap.fewest' : 'inbox.overlap.fewestNow', {
                people: format().number(fewest.people, 1),
                size: team.size,
                day: words.weekday(fewest.date),
              })}
      </p>
    </SectionCard>
  );
};
