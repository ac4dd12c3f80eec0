import { describe, expect, it } from 'vitest';
import type { Certificate } from './participant.ts';
import {
  byQueue,
  certificateIssues,
  certificateState,
  chosenPeopleIssues,
  comesBack,
  costPerPerson,
  freePlaces,
  hasPlace,
  isLeftOut,
  isWaiting,
  latestCertificate,
  NEW_RESULT,
  NEW_STATUS,
  sharesCost,
  withCertificate,
} from './participant.rules.ts';

const TODAY = '2026-03-02';
const reserved = { deleted: 0, waiting: 0, status: 'reserved', answer: null } as const;
const waiting = { deleted: 0, waiting: 1, status: null, answer: null } as const;

it('begins as reserved, with a result to be completed', () => {
  expect([NEW_STATUS, NEW_RESULT]).toEqual(['reserved', 'to_be_completed']);
});

describe('a place', () => {
  it('is taken by whoever is let in, and given up by a no or by not following', () => {
    expect(hasPlace(reserved)).toBe(true);
    expect(hasPlace({ ...reserved, status: 'followed', answer: 'yes' })).toBe(true);
    expect(hasPlace({ ...reserved, answer: 'no' })).toBe(false);
    expect(hasPlace({ ...reserved, status: 'not_pursued' })).toBe(false);
    expect(hasPlace({ ...reserved, status: 'not_fitting' })).toBe(false);
    expect(hasPlace({ ...reserved, deleted: 1 })).toBe(false);
    expect(hasPlace(waiting)).toBe(false);
  });

  it('is given back to whoever says yes after a no, unless a user left them out', () => {
    const at = new Date('2026-03-02T09:00:00Z');
    const first = { status: 'reserved', result: 'to_be_completed', waiting: 0 };
    expect(comesBack({ ...reserved, status: 'not_pursued' }, true, at)).toEqual(first);
    expect(comesBack(waiting, true, at)).toEqual(first);
    expect(comesBack(reserved, true, at)).toEqual({});
    expect(comesBack(reserved, false, at)).toMatchObject({ status: null, waiting: 1, queued_at: at.toISOString() });
    expect(isLeftOut({ status: 'not_pursued', answer: 'no' })).toBe(false);
    expect(isLeftOut({ status: 'not_pursued', answer: 'yes' })).toBe(true);
    expect(isLeftOut({ status: 'not_fitting', answer: 'no' })).toBe(true);
    expect(isLeftOut({ status: 'reserved', answer: null })).toBe(false);
  });

  it('is waited for until somebody says no', () => {
    expect(isWaiting(waiting)).toBe(true);
    expect(isWaiting({ ...waiting, answer: 'no' })).toBe(false);
    expect(isWaiting({ ...waiting, deleted: 1 })).toBe(false);
    expect(isWaiting(reserved)).toBe(false);
  });

  it('is free while fewer take part than the training seats', () => {
    expect(freePlaces(10, 8)).toBe(2);
    expect(freePlaces(10, 12)).toBe(-2);
    expect(freePlaces(null, 12)).toBeNull();
  });

  it('comes to those who were added first, then by their number', () => {
    const queue = [
      { id: 3, queued_at: '2026-03-02T09:00:00.000Z' },
      { id: 1, queued_at: '2026-03-02T10:00:00.000Z' },
      { id: 2, queued_at: '2026-03-02T09:00:00.000Z' },
      { id: 4, queued_at: '2026-03-01T09:00:00.000Z' },
    ];
    for (const list of [queue, queue.toReversed()])
      expect(list.toSorted(byQueue).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  });
});

describe('the cost', () => {
  it('is shared by all but those who did not pursue the training or did not fit', () => {
    expect(sharesCost(reserved)).toBe(true);
    expect(sharesCost({ ...reserved, answer: 'no' })).toBe(true);
    expect(sharesCost({ ...reserved, status: 'not_pursued' })).toBe(false);
    expect(sharesCost({ ...reserved, status: 'not_fitting' })).toBe(false);
    expect(sharesCost({ ...reserved, deleted: 1 })).toBe(false);
    expect(sharesCost({ ...reserved, waiting: 1 })).toBe(false);
  });

  it('of one person is to the cent', () => {
    expect(costPerPerson(100, 3)).toBe(33.33);
    expect(costPerPerson(0, 3)).toBe(0);
    expect(costPerPerson(null, 3)).toBeNull();
    expect(costPerPerson(100, 0)).toBeNull();
  });
});

describe('a certificate', () => {
  const certificate = (obtained_on: string, valid_until: string | null = null): Certificate => ({
    obtained_on,
    valid_until,
    file_id: null,
  });
  const until = (day: string | null) => certificateState(certificate('2020-01-01', day), TODAY);

  it('is valid up to its last day, and expires soon in the last 60 days', () => {
    expect(certificateState(null, TODAY)).toBe('none');
    expect(until(null)).toBe('valid');
    expect(until('2026-05-02')).toBe('valid');
    expect(until('2026-05-01')).toBe('soon');
    expect(until(TODAY)).toBe('soon');
    expect(until('2026-03-01')).toBe('expired');
  });

  it('that was obtained last counts; one of the same day replaces the other', () => {
    const [first, last] = [certificate('2020-01-01'), certificate('2025-01-01')];
    expect(latestCertificate({ certificates: [] })).toBeNull();
    expect(latestCertificate({ certificates: [last] })).toBe(last);
    expect(latestCertificate({ certificates: [first, last] })).toBe(last);
    expect(withCertificate([first], last)).toEqual([first, last]);
    expect(withCertificate([last], first)).toEqual([first, last]);
    const middle = certificate('2022-01-01', '2023-01-01');
    expect(withCertificate([first, last], middle)).toEqual([first, middle, last]);
    expect(withCertificate([first, last], certificate('2020-01-01', '2021-01-01'))).toEqual([
      certificate('2020-01-01', '2021-01-01'),
      last,
    ]);
  });

  it('is obtained on a day that has come, and does not end before', () => {
    const judge = (obtained_on: string, valid_until: string | null) =>
      certificateIssues({ obtained_on, valid_until }, TODAY).map(({ path, message }) => `${path}: ${message}`);
    expect(judge(TODAY, TODAY)).toEqual([]);
    expect(judge(TODAY, null)).toEqual([]);
    expect(judge('2026-03-03', null)).toEqual(['obtained_on: field can not be after 02/03/2026']);
    expect(judge(TODAY, '2026-03-01')).toEqual(['valid_until: the end must not lie before 02/03/2026']);
  });
});

it('is about somebody', () => {
  expect(chosenPeopleIssues([])).toMatchObject([{ path: 'employee_ids', code: 'select_some_people' }]);
  expect(chosenPeopleIssues([1])).toEqual([]);
});
