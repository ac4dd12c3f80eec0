import { expect, it } from 'vitest';
import { EXTRA, fullTime, ILLNESS } from '#tests/builders/worked-days.ts';
import { withSharedTrainings } from './training-days.rules.ts';

const TRAINING = 90;

const day = (type_id: number, training_id: number | null, minutes = 456) => ({
  date: '2026-11-04',
  type_id,
  training_id,
  minutes,
  part: 'whole' as const,
  state: 'approved' as const,
});

const shared = (...days: ReturnType<typeof day>[]) =>
  withSharedTrainings(days, { minutesOn: fullTime.minutesOn, isAbsence: (type) => type === ILLNESS }).map(
    ({ type_id, minutes, part }) => [type_id, minutes, part],
  );

it('counts a day with two trainings once', () => {
  expect(shared(day(TRAINING, 1), day(TRAINING, 2))).toEqual([[TRAINING, 456, 'whole']]);
});

it('gives trainings what an absence leaves of their day', () => {
  expect(shared(day(ILLNESS, null, 228), day(TRAINING, 1))).toEqual([
    [ILLNESS, 228, 'whole'],
    [TRAINING, 228, 'minutes'],
  ]);
  expect(shared(day(TRAINING, 1), day(ILLNESS, null))).toEqual([[ILLNESS, 456, 'whole']]);
});

it('leaves leave beside a training to whoever pushes', () => {
  expect(shared(day(EXTRA, null), day(TRAINING, 1))).toEqual([
    [EXTRA, 456, 'whole'],
    [TRAINING, 456, 'whole'],
  ]);
});
