import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryOut } from '#shared/contract/calendar/entry.ts';
import { getRequest } from '#shared/contract/days-off/get-request.ts';
import { query } from '../../../api/query.ts';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { useAmountWords } from '../parts/amount-words.ts';
import { usePeriodWords } from '../parts/period-words.ts';
import { TypeChip } from '../parts/type-chip.tsx';
import { isHidden } from '../requests/is-hidden.ts';
import { entriesByDay, type CalendarPerson } from './month-bars.ts';
import type { MonthView } from './person-row.tsx';
import classes from './day-card.module.css';

const DELAY_MS = 250;
const WIDTH = 264;
const GAP = 6;

type Place = { row: number; at: number; rect: DOMRect };

/** The cell under the pointer or with the focus. */
const placeOf = (target: EventTarget | null): Place | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"][data-column]') : null;
  if (!cell) return undefined;
  return {
    row: Number(cell.dataset['row']),
    at: Number(cell.dataset['column']) - 1,
    rect: cell.getBoundingClientRect(),
  };
};

/** The cell to tell more about: the one that the pointer rests on, or that the keyboard moved to. */
const usePlace = (box: RefObject<HTMLElement | null>): Place | undefined => {
  const [place, setPlace] = useState<Place>();
  const timer = useRef<number>(undefined);
  const show = useEffectEvent((next: Place | undefined, delay: number) => {
    window.clearTimeout(timer.current);
    if (next === undefined) setPlace(undefined);
    else timer.current = window.setTimeout(() => setPlace(next), delay);
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const over = (event: PointerEvent): void =>
      show(event.pointerType === 'mouse' && event.buttons === 0 ? placeOf(event.target) : undefined, DELAY_MS);
    const focus = ({ target }: FocusEvent): void =>
      show(target instanceof Element && target.matches(':focus-visible') ? placeOf(target) : undefined, DELAY_MS);
    const hide = (): void => show(undefined, 0);
    const key = (event: KeyboardEvent): void => (event.key === 'Escape' ? hide() : undefined);
    element.addEventListener('pointerover', over);
    element.addEventListener('focusin', focus);
    element.addEventListener('keydown', key);
    const ends = ['pointerleave', 'pointerdown', 'focusout', 'scroll'] as const;
    for (const end of ends) element.addEventListener(end, hide);
    return () => {
      hide();
      element.removeEventListener('pointerover', over);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('keydown', key);
      for (const end of ends) element.removeEventListener(end, hide);
    };
  }, [box]);
  return place;
};

const Decided = ({ id, year }: { id: number; year: number }) => {
  const { t } = useTranslation('days-off');
  const period = usePeriodWords();
  const amount = useAmountWords();
  const { data: request } = useQuery(query(getRequest, { params: { request_id: String(id) } }));
  if (!request) return null;
  const { decided_by: by, state, balances, unit, day_minutes: day } = request;
  const balance = balances.find((one) => one.year === year);
  const decided = state === 'approved' && by !== null ? t('calendar.card.approvedBy', { name: by }) : null;
  return (
    <>
      <span>{period(request)}</span>
      <span>{decided ?? t('calendar.card.enteredBy', { name: request.requested_by_name })}</span>
      {balance && (
        <span>
          {t('calendar.card.left', { amount: amount({ minutes: balance.left_after, day_minutes: day, unit }) })}
        </span>
      )}
    </>
  );
};

const EntryWords = ({ entry, view }: { entry: EntryOut; view: MonthView }) => {
  const { t } = useTranslation('days-off');
  const type = view.typeOf(entry);
  return (
    <div className={classes.entry}>
      {type && <TypeChip name={type.name} colour={type.colour} requested={entry.state === 'requested'} />}
      <span>{t('calendar.card.hours', { figure: hoursFigure(entry.minutes) })}</span>
      {entry.request_id !== null && !isHidden(entry) && (
        <Decided id={entry.request_id} year={Number(entry.date.slice(6))} />
      )}
    </div>
  );
};

type Props = {
  box: RefObject<HTMLElement | null>;
  personAt: (row: number) => CalendarPerson | undefined;
  view: MonthView;
};

/** More about the days off in a cell, while the pointer or the focus is on it. */
export const DayCard = ({ box, personAt, view }: Props) => {
  const place = usePlace(box);
  const { days } = view;
  const person = place && personAt(place.row);
  const entries = useMemo(
    () => (person && place ? (entriesByDay(person, days).get(place.at) ?? []) : []),
    [person, place, days],
  );
  if (!person || !place || entries.length === 0) return null;
  const { rect } = place;
  const isLow = rect.bottom > window.innerHeight - 180;
  return (
    <div
      role="tooltip"
      className={classes.card}
      style={{
        width: WIDTH,
        left: Math.max(GAP, Math.min(rect.left, window.innerWidth - WIDTH - GAP)),
        ...(isLow ? { bottom: window.innerHeight - rect.top + GAP } : { top: rect.bottom + GAP }),
      }}
    >
      <strong className={classes.title}>{person.name}</strong>
      <span>{view.names[place.at]}</span>
      {entries.map((entry, at) => (
        <EntryWords key={`${entry.request_id ?? entry.training_id ?? ''}/${at}`} entry={entry} view={view} />
      ))}
    </div>
  );
};
