import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { addDays, daysBetween, isoOf, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { Spans, type SpanRow } from '../../charts/spans.tsx';
import { useLineDays } from '../../history/use-line-days.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { useToday } from '../../ui/use-today.ts';
import { heldIcons } from './held-icons.ts';
import { pageOfItem, useHeldHistory, type HeldItem } from './use-held-history.ts';
import { useSeesHeld } from './use-held.ts';
import classes from './assignments.module.css';

const SHOWN = 8;

/** The first day without what ended last; the far end for what goes on. */
const endOf = ({ periods }: HeldItem): string => isoOf(periods.at(-1)?.end_date) ?? '9999';

/** What goes on first, then what ended last. */
const latestFirst = (one: HeldItem, other: HeldItem): number => endOf(other).localeCompare(endOf(one));

const useRows = (items: readonly HeldItem[], today: IsoDate): SpanRow[] => {
  const { t } = useTranslation('history');
  const daysOf = useLineDays();
  return items.map((item) => {
    const Icon = heldIcons[item.type];
    return {
      key: `${item.type} ${item.id}`,
      label: item.name,
      note: item.mark,
      face: <Icon size={16} stroke={1.75} />,
      to: pageOfItem(item),
      spans: item.periods.map(({ start_date: first, end_date: without }) => {
        const [from, end] = [isoOf(first) ?? today, isoOf(without) ?? null];
        const state = from > today ? 'planned' : end !== null && end <= today ? 'past' : 'now';
        const days = daysOf({ state, first, last: end === null ? null : toDmy(addDays(end, -1)) });
        const until = state === 'now' ? addDays(today, 1) : end;
        return {
          from,
          end,
          words: until === null ? days : `${days}, ${t('days', { count: daysBetween(from, until) })}`,
        };
      }),
    };
  });
};

/** All that a person held, holds and will hold, as bars; nothing for somebody who never held anything. */
export const OverTimeCard = ({ person }: { person: EmployeeOut }) => (useSeesHeld() ? <Card person={person} /> : null);

const Card = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation(['people', 'history']);
  const today = useToday();
  const [isWhole, setWhole] = useState(false);
  const items = (useHeldHistory(person.id).data?.items ?? []).toSorted(latestFirst);
  const rows = useRows(isWhole ? items : items.slice(0, SHOWN), today);
  if (items.length === 0) return null;
  return (
    <SectionCard flush title={t('held.overTime')} note={items.length}>
      <Spans caption={t('held.overTimeOf', { name: person.name })} rows={rows} today={today} />
      {rows.length < items.length && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => setWhole(true)}>
            {t('held.overTimeAll', { count: items.length })}
          </Button>
        </div>
      )}
    </SectionCard>
  );
};
