import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/values/dates.ts';
import {
  changeHolder,
  endIssues,
  endOn,
  historyIssues,
  holderOn,
  monthsThatDiffer,
  nextChange,
  planAfter,
  withoutEnd,
  type HolderChange,
  type Periods,
} from './periods.ts';
import { dayWarnings, holderEvents } from './planned.ts';

const TODAY = '2024-06-15';
const held = (employee_id: number, start_date: string, end_date: string | null = null) => ({
  employee_id,
  start_date,
  end_date,
});
const change = (periods: Periods, more: Omit<HolderChange, 'today'>) =>
  changeHolder(periods, { ...more, today: TODAY });
const issuesOf = (periods: Periods, more: Omit<HolderChange, 'today'>): string[] =>
  change(periods, more).issues.map(({ path, code, message }) => `${path} ${code} ${/\d.{9}/.exec(message)?.[0]}`);

const first = [held(1, '2024-01-01')];

describe('a change that counts by today', () => {
  it('ends the present period on the day the next one starts', () => {
    expect(change(first, { to: 2, day: '2024-06-01' }).periods).toEqual([
      held(1, '2024-01-01', '2024-06-01'),
      held(2, '2024-06-01'),
    ]);
  });

  it('replaces a period that started the same day', () => {
    expect(change([held(1, TODAY)], { to: 2, day: TODAY }).periods).toEqual([held(2, TODAY)]);
  });

  it('says since when somebody has it, and until when somebody had it', () => {
    expect(issuesOf([held(1, '2024-06-01')], { to: 2, day: '2024-05-31' })).toEqual([
      'change_date held_since 01/06/2024',
    ]);
    expect(issuesOf([held(1, '2024-01-01', '2024-06-01')], { to: 2, day: '2024-05-31' })).toEqual([
      'change_date held_until 01/06/2024',
    ]);
    expect(issuesOf(first, { to: 2, day: '2024-05-01', endOld: '2024-05-02' })).toEqual([
      'change_date ends_later 02/05/2024',
    ]);
  });

  it('keeps a gap when the old period ended earlier', () => {
    const { periods } = change(first, { to: 2, day: '2024-06-01', endOld: '2024-05-01' });
    expect([holderOn(periods, '2024-04-30'), holderOn(periods, '2024-05-15'), holderOn(periods, TODAY)]).toEqual([
      1, 0, 2,
    ]);
  });

  it('leaves a planned hand-over to a third person, and moves one to the same person up', () => {
    const planned = change(first, { to: 3, day: '2024-08-01' }).periods;
    expect(change(planned, { to: 2, day: TODAY }).periods).toEqual([
      held(1, '2024-01-01', TODAY),
      held(2, TODAY, '2024-08-01'),
      held(3, '2024-08-01'),
    ]);
    expect(change(planned, { to: 3, day: TODAY }).periods).toEqual([held(1, '2024-01-01', TODAY), held(3, TODAY)]);
  });
});

describe('a plan', () => {
  const planned = change(first, { to: 2, day: '2024-08-01' }).periods;

  it('changes nothing before its day', () => {
    expect([holderOn(planned, TODAY), holderOn(planned, '2024-07-31'), holderOn(planned, '2024-08-01')]).toEqual([
      1, 1, 2,
    ]);
    expect(planAfter(planned, TODAY)).toEqual({ employee_id: 2, start_date: '2024-08-01' });
    expect([nextChange(planned, TODAY), nextChange(planned, '2024-08-01')]).toEqual(['2024-08-01', null]);
  });

  it('is moved, given to somebody else, and called off without a trace', () => {
    const moved = change(planned, { to: 2, day: '2024-07-01' }).periods;
    expect(moved).toEqual([held(1, '2024-01-01', '2024-07-01'), held(2, '2024-07-01')]);
    expect(planAfter(change(moved, { to: 4, day: '2072-07-01' }).periods, TODAY)?.employee_id).toBe(4);
    expect(change(moved, { to: 1 }).periods).toEqual(first);
    expect(change(change([], { to: 2, day: '2072-07-01' }).periods, { to: 0 }).periods).toEqual([]);
  });

  it('to nobody is a planned return', () => {
    const returned = change(first, { to: 0, day: '2024-08-01' }).periods;
    expect(planAfter(returned, TODAY)).toEqual({ employee_id: 0, start_date: '2024-08-01' });
    expect(change(returned, { to: 1 }).periods).toEqual(first);
  });

  it('stays when the start of the present holder is corrected', () => {
    expect(change(planned, { to: 1, day: '2023-12-01' }).periods).toEqual([
      held(1, '2023-12-01', '2024-08-01'),
      held(2, '2024-08-01'),
    ]);
  });
});

describe('several plans', () => {
  const returned = [held(1, '2024-01-01', '2024-08-01'), held(2, '2024-09-01', '2024-10-01')];

  it('keep the later ones when the first one gets another day', () => {
    expect(change(returned, { to: 0, day: '2024-08-20' }).periods).toEqual([
      held(1, '2024-01-01', '2024-08-20'),
      held(2, '2024-09-01', '2024-10-01'),
    ]);
    const handedOver = [
      held(1, '2024-01-01', '2024-08-01'),
      held(2, '2024-08-01', '2024-10-01'),
      held(3, '2024-10-01'),
    ];
    expect(change(handedOver, { to: 2, day: '2024-09-01' }).periods).toEqual([
      held(1, '2024-01-01', '2024-09-01'),
      held(2, '2024-09-01', '2024-10-01'),
      held(3, '2024-10-01'),
    ]);
  });

  it('refuse a day that would drop a later one', () => {
    const refusedAt = (to: number, day: string, periods: Periods = returned) =>
      change(periods, { to, day }).issues.map(({ code, message }) => `${code}: ${message}`);
    expect(refusedAt(0, '2024-09-01')).toEqual([]);
    expect(refusedAt(0, '2024-09-02')).toEqual(['date_after_max: field can not be after 31/08/2024']);
    const handedOver = [held(1, '2024-01-01', '2024-08-01'), held(2, '2024-08-01', '2024-10-01')];
    expect(refusedAt(2, '2024-10-01', handedOver)).toEqual(['date_after_max: field can not be after 30/09/2024']);
  });
});

describe('the end of a record', () => {
  const planned = change(first, { to: 2, day: '2024-08-01' }).periods;

  it('cuts off who has it then, drops what was planned for later, and comes off again', () => {
    const ends = endOn(planned, '2024-09-01');
    expect(ends.at(-1)).toEqual(held(2, '2024-08-01', '2024-09-01'));
    expect(planAfter(ends, TODAY, '2024-09-01')).toEqual({ employee_id: 2, start_date: '2024-08-01' });
    expect(planAfter(ends, '2024-08-15', '2024-09-01')).toBeNull();
    expect(withoutEnd(ends, '2024-09-01')).toEqual(planned);
    expect(endOn(planned, '2024-07-01')).toEqual([held(1, '2024-01-01', '2024-07-01')]);
  });

  it('is refused before the start of who has it now, not before what is planned', () => {
    expect(endIssues(planned, '2024-07-01', TODAY, 'date_end')).toEqual([]);
    expect(endIssues(planned, '2023-12-31', TODAY, 'date_end').map(({ path, code }) => `${path} ${code}`)).toEqual([
      'date_end held_since',
    ]);
  });
});

it('finds what is wrong with a whole history', () => {
  const found = (periods: Periods): string[] => historyIssues(periods).map(({ path, code }) => `${path} ${code}`);
  expect(found([held(1, '2024-01-01', '2024-02-01'), held(2, '2024-02-01')])).toEqual([]);
  expect(found([held(1, '2024-02-01', '2024-02-01')])).toEqual(['periods.0.end_date ends_before_start']);
  expect(found([held(1, '2024-01-01'), held(2, '2024-02-01')])).toEqual(['periods.1.start_date open_before']);
  expect(found([held(1, '2024-01-01', '2024-03-01'), held(2, '2024-02-01')])).toEqual([
    'periods.1.start_date held_until',
  ]);
});

it('names the months in which another person would have held it', () => {
  const months = ['2024-01', '2024-02', '2024-03'];
  const before = [held(1, '2023-12-01', '2024-02-10'), held(2, '2024-02-10')];
  expect(monthsThatDiffer(before, before, months)).toEqual([]);
  expect(
    monthsThatDiffer(before, [held(1, '2023-11-01', '2024-02-10'), held(2, '2024-02-10', '2024-04-01')], months),
  ).toEqual([]);
  expect(monthsThatDiffer(before, [held(1, '2023-12-01', '2024-02-11'), held(2, '2024-02-11')], months)).toEqual([
    '2024-02',
  ]);
  expect(monthsThatDiffer(before, [held(1, '2023-12-01')], months)).toEqual(['2024-02', '2024-03']);
  expect(monthsThatDiffer(before, [held(1, '2023-12-01', '2024-02-29'), held(2, '2024-03-01')], ['2024-03'])).toEqual(
    [],
  );
});

it('warns about a day more than a year ahead and about a month that payroll processed', () => {
  expect(dayWarnings('2025-06-15', TODAY)).toEqual([]);
  expect(dayWarnings('2072-12-01', TODAY)).toEqual(['far_ahead']);
  expect(dayWarnings('2024-05-31', TODAY, ['2024-05'])).toEqual(['payroll_month_pushed']);
});

it('tells a plan, what counts now, and what was called off', () => {
  const planned = change(first, { to: 2, day: '2024-08-01' }).periods;
  const changed = { type: 'changed', from: 1, to: 2, day: '2024-08-01' };
  expect(holderEvents(first, planned, TODAY)).toEqual([changed]);
  expect(holderEvents(planned, first, TODAY)).toEqual([{ type: 'called_off', to: 2, day: '2024-08-01' }]);
  expect(holderEvents(planned, planned, TODAY)).toEqual([]);
  // Who was to get it is told, whatever takes the place of the plan.
  const off = { type: 'called_off', to: 2, day: '2024-08-01' };
  expect(holderEvents(planned, change(planned, { to: 0, day: '2024-09-01' }).periods, TODAY)).toEqual([
    off,
    { type: 'changed', from: 1, to: 0, day: '2024-09-01' },
  ]);
  expect(holderEvents(planned, change(planned, { to: 3, day: '2024-07-01' }).periods, TODAY)[0]).toEqual(off);
  const now = change(planned, { to: 2, day: TODAY }).periods;
  expect(holderEvents(planned, now, TODAY)).toEqual([{ ...changed, day: TODAY }]);
});

/** Numbers from 0 to below 1, the same ones for the same seed. */
const randomOf = (seed: number) => {
  let state = seed + 1;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const DAYS = 80;
const days = Array.from({ length: DAYS }, (_, at) => addDays('2024-01-01', at));
const dayOf = (at: number): string => days[at] ?? '';

/** Who holds it on each day, as plainly as it can be said: the model that the periods must agree with. */
const daysOf = (periods: Periods): number[] => days.map((day) => holderOn(periods, day));

const expectOrdered = (periods: Periods, seed: number): void =>
  periods.forEach(({ start_date: start, end_date: end }, at) => {
    const next = periods[at + 1];
    expect(end === null || start < end, `seed ${seed}`).toBe(true);
    if (next) expect(end !== null && end <= next.start_date, `seed ${seed}`).toBe(true);
  });

describe('random histories while the clock moves', () => {
  const seeds = Array.from({ length: 2_000 }, (_, seed) => seed);

  it('have one holder a day, whom the plan says, and forget a plan that is called off', () => {
    for (const seed of seeds) {
      const random = randomOf(seed);
      const pick = (below: number): number => Math.floor(random() * below);
      let periods: Periods = [];
      let now = 0;
      for (let step = 0; step < 12; step += 1) {
        now = Math.min(DAYS - 20, now + pick(6));
        const [to, at] = [pick(4), Math.max(0, now - 4 + pick(16))];
        const before = daysOf(periods);
        const { issues, periods: after } = changeHolder(periods, { to, day: dayOf(at), today: dayOf(now) });
        expectOrdered(after, seed);
        if (issues.length > 0) {
          expect(after).toBe(periods);
          continue;
        }
        const model = daysOf(after);
        const isKept = to === before[now];
        // Nothing before the day of the change moves, and on its day the new holder has it.
        if (!isKept) {
          expect(model.slice(0, Math.min(at, now)), `seed ${seed}`).toEqual(before.slice(0, Math.min(at, now)));
          expect(model[at], `seed ${seed}`).toBe(to);
          if (at > now) expect(model.slice(now, at), `seed ${seed}`).toEqual(Array(at - now).fill(before[now]));
        }
        expect(model[now], `seed ${seed}`).toBe(at > now ? before[now] : to);
        if (at > now && !isKept) {
          const calledOff = changeHolder(after, { to: before[now] ?? 0, today: dayOf(now) }).periods;
          const unplanned = changeHolder(periods, { to: before[now] ?? 0, today: dayOf(now) }).periods;
          expect(calledOff, `seed ${seed}`).toEqual(unplanned);
        }
        periods = after;
      }
    }
  });

  it('end on a planned day and come back when the end is called off', () => {
    for (const seed of seeds) {
      const random = randomOf(seed + 7);
      const starts = Array.from({ length: 3 }, () => Math.floor(random() * 30)).toSorted((one, other) => one - other);
      let periods: Periods = [];
      for (const [index, at] of starts.entries())
        periods = changeHolder(periods, { to: index + 1, day: dayOf(at), today: dayOf(40) }).periods;
      const end = dayOf(41 + Math.floor(random() * 20));
      const ended = endOn(periods, end);
      expectOrdered(ended, seed);
      expect(daysOf(ended).slice(0, 41), `seed ${seed}`).toEqual(daysOf(periods).slice(0, 41));
      expect(holderOn(ended, end), `seed ${seed}`).toBe(0);
      expect(withoutEnd(ended, end), `seed ${seed}`).toEqual(periods);
    }
  });
});
