import { describe, expect, it } from 'vitest';
import { newTraining, type TrainingFields } from './training.ts';
import {
  amountOf,
  invitationFields,
  minutesOf,
  movedDays,
  phaseOn,
  roundToHalfDays,
  seesTraining,
  shortInformation,
  spanDays,
  trainingIssues,
  withProgram,
  type TrainingContext,
} from './training.rules.ts';

const TODAY = '2026-03-02';
const course: TrainingFields = { ...newTraining, name: 'First aid', cost: 100 };
const dates = { start_date: '2026-03-10', end_date: '2026-03-11' };

const judge = (over: Partial<TrainingFields>, context: Partial<TrainingContext> = {}) =>
  trainingIssues({ ...course, ...over }, { today: TODAY, isFlaOn: false, ...context }).map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('additional information', () => {
  it('is whole up to 45 characters, and its first 50 beyond', () => {
    expect(shortInformation('x'.repeat(45))).toBe('x'.repeat(45));
    expect(shortInformation('x'.repeat(60))).toBe(`${'x'.repeat(50)}…`);
    expect(shortInformation('x'.repeat(46))).toBe(`${'x'.repeat(46)}…`);
  });
});

describe('the length of a training', () => {
  it('counts the first and the last day', () => {
    expect(spanDays(dates)).toBe(2);
    expect(spanDays({ start_date: '2026-03-10', end_date: '2026-03-10' })).toBe(1);
    expect(spanDays({ start_date: '2026-03-11', end_date: '2026-03-10' })).toBeNull();
    expect(spanDays({ start_date: null, end_date: '2026-03-10' })).toBeNull();
    expect(spanDays({ start_date: '2026-03-10', end_date: null })).toBeNull();
  });

  it('is entered in half days', () => {
    expect([1.2, 1.3, 0.5, 0.1, -2].map(roundToHalfDays)).toEqual([1, 1.5, 0.5, 0, 0]);
  });

  it('is the amount of the unit that is selected', () => {
    const both = { training_amount_days: 2, training_amount_minutes: 90 };
    const [inDays, inMinutes] = (['days', 'minutes'] as const).map((unit) => ({
      ...both,
      training_amount_selection: unit,
    }));
    expect([amountOf(inDays!), amountOf(inMinutes!)]).toEqual([2, 90]);
    expect([minutesOf(inDays!, 456), minutesOf(inMinutes!, 456)]).toEqual([912, 90]);
    expect(minutesOf({ ...inDays!, training_amount_days: null }, 456)).toBe(0);
    expect(minutesOf({ ...inMinutes!, training_amount_minutes: null }, 456)).toBe(0);
  });
});

describe('a training', () => {
  it('has a name and a cost', () => {
    expect(judge({})).toEqual([]);
    expect(judge({ name: '\u200B' })).toEqual(['name required']);
    expect(judge({ name: '', cost: null })).toEqual(['name required', 'cost required']);
  });

  it('is for free from the start, or stays so, but does not become so', () => {
    expect(judge({ cost: 0 })).toEqual([]);
    expect(judge({ cost: 0 }, { before: { ...course, cost: 0 } })).toEqual([]);
    expect(judge({ cost: 0 }, { before: course })).toEqual(['cost must_be_positive']);
    expect(judge({ cost: 50 }, { before: course })).toEqual([]);
    expect(judge({ cost: null }, { before: { ...course, cost: null } })).toEqual(['cost required']);
  });

  it('has days and an amount, where it falls under the law of 2022', () => {
    const underLaw = { falls_under_fla: 1 } as const;
    expect(judge(underLaw, { isFlaOn: true })).toEqual([
      'start_date required',
      'end_date required',
      'training_amount_days required',
    ]);
    expect(judge({ ...underLaw, ...dates, training_amount_selection: 'minutes' }, { isFlaOn: true })).toEqual([
      'training_amount_minutes required',
    ]);
    expect(judge({ ...underLaw, ...dates, training_amount_days: 0 }, { isFlaOn: true })).toEqual([
      'training_amount_days required',
    ]);
    expect(judge({ ...underLaw, ...dates, training_amount_days: 2 }, { isFlaOn: true })).toEqual([]);
    expect(judge(underLaw)).toEqual([]);
    expect(judge({}, { isFlaOn: true })).toEqual([]);
  });

  it('ends on its first day or later', () => {
    expect(judge({ start_date: '2026-03-10', end_date: '2026-03-10' })).toEqual([]);
    expect(judge({ end_date: '2026-03-10' })).toEqual([]);
    expect(
      trainingIssues({ ...course, start_date: '2026-03-10', end_date: '2026-03-09' }, { today: TODAY, isFlaOn: false }),
    ).toEqual([{ path: 'end_date', code: 'date_before_min', message: 'field can not be before 10/03/2026' }]);
  });

  it('has sensible days, as far as they are new', () => {
    const old = { start_date: '1900-01-01', end_date: '1900-01-02' };
    expect(judge(old)).toEqual(['start_date date_before_min', 'end_date date_before_min']);
    expect(judge(old, { before: { ...course, ...old } })).toEqual([]);
    expect(judge(old, { before: { ...course, ...old, end_date: null } })).toEqual(['end_date date_before_min']);
  });

  it('takes whole and half days, no more of them than from its first to its last', () => {
    const inDays = (training_amount_days: number, over: Partial<TrainingFields> = dates) =>
      judge({ ...over, training_amount_days });
    expect([...inDays(2), ...inDays(0.5), ...inDays(9, {})]).toEqual([]);
    expect(inDays(1.2)).toEqual(['training_amount_days half_days']);
    expect(inDays(2.5)).toEqual(['training_amount_days training_days_amount']);
  });

  it('takes ten hours a day at most', () => {
    const inMinutes = (training_amount_minutes: number, over: Partial<TrainingFields> = dates) =>
      judge({ ...over, training_amount_selection: 'minutes', training_amount_minutes });
    expect([...inMinutes(1200), ...inMinutes(1201, {})]).toEqual([]);
    expect(inMinutes(1201)).toEqual(['training_amount_minutes training_hours_amount']);
  });

  it('is visible to nobody, all or chosen teams', () => {
    expect(judge({ is_visible_for_employees: 2 })).toEqual(['selected_teams required']);
    expect(judge({ is_visible_for_employees: 2, selected_teams: [4] })).toEqual([]);
    const other = { is_visible_for_employees: 3 } as const;
    expect(judge(other)).toEqual(['is_visible_for_employees invalid_value']);
    expect(trainingIssues({ ...course, ...other }, { today: TODAY, isFlaOn: false })[0]?.message).toBe(
      'field must be one of 0, 1, 2',
    );
    expect(judge(other, { before: course })).toEqual(['is_visible_for_employees invalid_value']);
    expect(judge(other, { before: { ...course, ...other } })).toEqual([]);
  });

  it('has a place for everybody who has one, unless its places stay as they were', () => {
    expect(judge({ seats: 4 }, { taken: 4 })).toEqual([]);
    expect(judge({ seats: null }, { taken: 4 })).toEqual([]);
    expect(judge({ seats: 3 }, { taken: 4, before: { ...course, seats: 3 } })).toEqual([]);
    expect(judge({ seats: 3 }, { taken: 4, before: { ...course, seats: 5 } })).toEqual(['seats seats_taken']);
    expect(trainingIssues({ ...course, seats: 3 }, { today: TODAY, isFlaOn: false, taken: 4 })).toEqual([
      {
        path: 'seats',
        code: 'seats_taken',
        message: 'at least 4: that many places are taken',
      },
    ]);
  });

  it('concerns people who were invited when its name, days or place change', () => {
    expect(invitationFields).toEqual(['name', 'start_date', 'end_date', 'location_of_training']);
  });
});

it('is planned before its days, running on them and held after', () => {
  const on = (day: string, of: Partial<typeof dates> = {}) => phaseOn({ ...dates, ...of }, day);
  expect(['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'].map((day) => on(day))).toEqual([
    'planned',
    'running',
    'running',
    'held',
  ]);
  for (const one of [{ start_date: dates.end_date }, { end_date: dates.start_date }])
    expect(phaseOn({ start_date: null, end_date: null, ...one }, '2026-03-09')).toBe('planned');
  expect(phaseOn({ start_date: '2026-03-10', end_date: null }, '2026-03-11')).toBe('held');
  expect(phaseOn({ start_date: null, end_date: '2026-03-10' }, '2026-03-10')).toBe('running');
  expect(phaseOn({ start_date: null, end_date: null }, '2026-03-10')).toBe('planned');
});

it('goes with its program, or stays as a one-off course', () => {
  const session = { deleted: 0, program_id: 7 } as const;
  expect(withProgram(session, undefined)).toBe(session);
  expect(withProgram(session, { deleted: 0, sessions_fate: 'delete' })).toBe(session);
  expect(withProgram(session, { deleted: 1, sessions_fate: 'delete' })).toEqual({ deleted: 1, program_id: 7 });
  expect(withProgram(session, { deleted: 1, sessions_fate: 'keep' })).toEqual({ deleted: 0, program_id: null });
});

it('is seen by a team manager if it is for all or for a team of theirs, or if one of their people follows it', () => {
  const sees = (is_visible_for_employees: 0 | 1 | 2, selected_teams: number[] = [], ...participants: (0 | 1)[]) =>
    seesTraining(
      [1, 2],
      { is_visible_for_employees, selected_teams },
      participants.map((deleted) => ({ deleted })),
    );
  expect(sees(1)).toBe(true);
  expect(sees(2, [9, 2])).toBe(true);
  expect(sees(2, [9])).toBe(false);
  expect(sees(0, [2])).toBe(false);
  expect(sees(0, [], 1, 0)).toBe(true);
  expect(sees(0, [], 1)).toBe(false);
});

describe('days that changed', () => {
  const on = (start_date: string | null, end_date = start_date) => ({ start_date, end_date });
  const [soon, later, past, longPast] = [on('2026-03-10'), on('2026-03-20'), on('2026-02-20'), on('2026-02-10')];

  const from = { start: '2026-03-10', end: '2026-03-10', since: 0 };

  it.each([
    ['to others that are to come', soon, later, { sequence: 4, is_past: 0, from }],
    ['by their last one', soon, on('2026-03-10', '2026-03-11'), { sequence: 4, is_past: 0, from }],
    [
      'from the past to days that are to come',
      past,
      soon,
      { sequence: 4, is_past: 0, from: { ...from, start: '2026-02-20', end: '2026-02-20' } },
    ],
    ['since they are decided now', on(null), soon, { sequence: 4, is_past: 0 }],
    ['since none are decided any more', soon, on(null), { sequence: 4, is_past: 0, from }],
    ['into the past', soon, past, { sequence: 4, is_past: 1, from }],
    ['within the past', past, longPast, undefined],
    ['from none into the past', on(null), past, undefined],
    ['not at all', soon, { ...soon, end_date: null }, undefined],
  ])('%s', (_, before, after, moved) => expect(movedDays(before, after, 4, TODAY).moved).toEqual(moved));

  it('keep what was told of an earlier change', () => {
    const moved = { sequence: 2, is_past: 0 as const };
    expect(movedDays({ ...past, moved }, longPast, 4, TODAY)).toEqual({ moved });
  });
});
