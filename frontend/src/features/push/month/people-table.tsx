import { Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo, useCallback, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PushPersonOut } from '#shared/contract/push/push.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { DiffBadges } from '../parts/change-badge.tsx';
import type { PushMonth } from '../parts/push-types.ts';
import { PersonLines } from './person-lines.tsx';
import { ReadinessBadges } from './readiness-badges.tsx';
import type { Ticks } from './use-ticks.ts';
import sticky from '../../../ui/sticky-table.module.css';
import classes from './people-table.module.css';

type Props = {
  pushMonth: PushMonth;
  people: readonly PushPersonOut[];
  /** The people of the list who may be ticked, those of other pages among them. */
  readyIds: readonly number[];
  ticks: Ticks;
  withCorrections: boolean;
  isStale: boolean;
};

const COLUMNS = 7;

/** Moves the focus to the row after or before that of `from`. */
const focusRow = (from: Element, by: 1 | -1): void => {
  const buttons = [...(from.closest('table')?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])];
  const at = buttons.findIndex((button) => button.closest('tr') === from.closest('tr'));
  buttons[at + by]?.focus();
};

/** The people of a push, those with problems first. A row opens to the lines that are sent of its person. */
export const PeopleTable = ({ pushMonth, people, readyIds, ticks, withCorrections, isStale }: Props) => {
  const { t } = useTranslation('push');
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const open = useCallback((id: number, on: boolean): void => {
    setOpened((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const ticked = readyIds.filter(ticks.isTicked).length;
  return (
    <table className={`${sticky.table} ${classes.table}`} aria-busy={isStale}>
      <caption hidden>{t('people.caption')}</caption>
      <thead>
        <tr>
          <td className={classes.tick}>
            <Checkbox
              size="xs"
              aria-label={t('people.tickAll')}
              disabled={readyIds.length === 0}
              checked={readyIds.length > 0 && ticked === readyIds.length}
              indeterminate={ticked > 0 && ticked < readyIds.length}
              onChange={(event) => ticks.set(readyIds, event.currentTarget.checked)}
            />
            <span className={classes.tickAll} aria-hidden="true">
              {t('people.tickAll')}
            </span>
          </td>
          <th scope="col">{t('people.person')}</th>
          <th scope="col">{t('people.number')}</th>
          <th scope="col" className={classes.right}>
            {t('people.lines')}
          </th>
          <th scope="col" className={classes.right}>
            {t('people.time')}
          </th>
          <th scope="col">{t('people.since')}</th>
          <th scope="col">{t('people.readiness')}</th>
        </tr>
      </thead>
      {people.map((person) => (
        <tbody key={person.employee_id}>
          <PersonRow
            person={person}
            isOpen={opened.has(person.employee_id)}
            onOpen={open}
            isTicked={ticks.isTicked(person.employee_id)}
            onTick={ticks.set}
          />
          {opened.has(person.employee_id) && (
            <tr className={classes.opened}>
              <td colSpan={COLUMNS}>
                <PersonLines pushMonth={pushMonth} person={person} withCorrections={withCorrections} />
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
};

type RowProps = {
  person: PushPersonOut;
  isOpen: boolean;
  onOpen: (id: number, on: boolean) => void;
  isTicked: boolean;
  onTick: Ticks['set'];
};

/** Drawn again only for what changed of its own: a tick, or the sums of the push, would draw fifty rows otherwise. */
const PersonRow = memo(({ person, isOpen, onOpen, isTicked, onTick }: RowProps) => {
  const { t } = useTranslation('push');
  const { employee_id: id, name, avatar, payroll_number: number, lines, minutes, diff, pushed_at: pushed } = person;
  const isBlocked = person.readiness.some(({ blocks }) => blocks);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  // Arrow keys open and fold the row and go to the next; `x` ticks it.
  const onKeyDown = (event: KeyboardEvent): void => {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowRight: () => onOpen(id, true),
      ArrowLeft: () => onOpen(id, false),
      ArrowDown: () => focusRow(event.currentTarget, 1),
      ArrowUp: () => focusRow(event.currentTarget, -1),
      ...(!isBlocked && { x: () => onTick([id], !isTicked) }),
    };
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <tr data-person={id} data-open={isOpen || undefined}>
      <td className={classes.tick}>
        <Checkbox
          size="xs"
          aria-label={t('people.tick', { name })}
          disabled={isBlocked}
          checked={!isBlocked && isTicked}
          onChange={(event) => onTick([id], event.currentTarget.checked)}
          onKeyDown={onKeyDown}
        />
      </td>
      <th scope="row" className={classes.name}>
        <button
          type="button"
          data-opens
          aria-expanded={isOpen}
          onClick={() => onOpen(id, !isOpen)}
          onKeyDown={onKeyDown}
        >
          <Chevron size={16} stroke={1.75} aria-hidden />
          <Avatar name={name} picture={avatar} />
          <span>{name}</span>
        </button>
      </th>
      <td className={classes.number}>{number ?? <span className={classes.missing}>{t('people.noNumber')}</span>}</td>
      <td className={classes.lines} data-label={t('people.lines')}>
        {wholeNumber(lines)}
      </td>
      <td className={classes.time}>{hoursFigure(minutes)}</td>
      <td
        className={classes.since}
        title={pushed === null ? undefined : t('people.pushedAt', { at: belgianMoment(pushed) })}
      >
        {pushed === null ? <span className={classes.never}>{t('people.never')}</span> : <DiffBadges diff={diff} />}
      </td>
      <td className={classes.readiness}>
        <ReadinessBadges person={person} />
      </td>
    </tr>
  );
});
