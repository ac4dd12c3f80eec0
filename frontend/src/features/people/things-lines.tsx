import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { isoOf } from '#shared/values/dates.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { isAhead } from '../../history/is-ahead.ts';
import { useActor } from '../../ui/actor.tsx';
import { Link } from '../../ui/router.ts';
import { Timeline } from '../../ui/timeline.tsx';
import { heldIcons } from './held-icons.ts';
import { pageOfItem, useHeldHistory, type HeldItem } from './use-held-history.ts';
import classes from './person.module.css';

type Moment = { item: HeldItem; day: string; isEnd: boolean };

const momentsOf = (item: HeldItem): Moment[] =>
  item.periods.flatMap(({ start_date: start, end_date: end }) => [
    { item, day: start, isEnd: false },
    ...(end === null ? [] : [{ item, day: end, isEnd: true }]),
  ]);

/** When the person got what they had, and when they had it no more, latest first. */
export const ThingsLines = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const { today } = useActor();
  const answer = useHeldHistory(person.id);
  return (
    <LoadedPart answer={answer}>
      {({ items }) => {
        const moments = items
          .flatMap(momentsOf)
          .toSorted((one, other) => (isoOf(other.day) ?? '').localeCompare(isoOf(one.day) ?? ''));
        if (moments.length === 0) return <p className={classes.none}>{t('held.nothingEver')}</p>;
        return (
          <Timeline
            label={t('held.moments')}
            items={moments.map(({ item, day, isEnd }) => ({
              key: `${item.type} ${item.id} ${day} ${isEnd}`,
              icon: isEnd ? IconArrowBackUp : heldIcons[item.type],
              ...(isAhead(day, today) && { tone: 'accent' as const }),
              when: isAhead(day, today) ? t('held.plannedOn', { day }) : day,
              children: (
                <p className={classes.moment}>
                  {t(isEnd ? 'held.ended' : 'held.got')} <Link to={pageOfItem(item)}>{item.name}</Link>
                  {item.mark !== null && <span className={classes.quiet}> {item.mark}</span>}
                </p>
              ),
            }))}
          />
        );
      }}
    </LoadedPart>
  );
};
