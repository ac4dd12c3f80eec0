import { expect, it } from 'vitest';
import { isWatched, movesOf, waitsForSomebody } from './command.rules.ts';
import { pushStatuses, type PushProblem, type PushStatus } from './names.ts';
import type { PushChunk } from './push-command.ts';

const chunk = (state: PushChunk['state']): PushChunk => ({ request_id: 'r', state, from: 0, to: 1, lines: 1, reference: null }); // prettier-ignore

const moves = (
  status_report: PushStatus,
  of: { states?: PushChunk['state'][]; taken_over?: number; problem_code?: PushProblem } = {},
) => {
  const { states = ['planned'], taken_over = 0, problem_code = null } = of;
  const can = movesOf({ status_report, people: 3, taken_over, problem_code, chunks: states.map(chunk) });
  return Object.entries(can).flatMap(([move, may]) => (may ? [move] : []));
};

it('can be called off until something of it may be at the office', () => {
  expect(moves('queued')).toEqual(['cancel']);
  expect(moves('sending', { states: ['sending'] })).toEqual([]);
  expect(moves('waiting', { states: ['accepted'] })).toEqual([]);
  expect(moves('login_failed')).toEqual(['resume', 'cancel']);
  expect(moves('login_failed', { states: ['accepted', 'planned'] })).toEqual(['resume']);
});

it('goes on once the office is there again, or may replace what it has', () => {
  expect(moves('service_offline')).toEqual(['resume', 'cancel']);
  expect(moves('failed_internal', { problem_code: 'please_confirm_retry' })).toEqual(['resume', 'cancel']);
});

it('is confirmed by a person when its outcome is unknown', () => {
  expect(moves('outcome_unknown', { states: ['unknown'] })).toEqual(['confirm']);
});

it('is pushed again for those who were not taken over, once it ended', () => {
  const ended = pushStatuses.filter((status) => moves(status, { taken_over: 2 }).includes('retry'));
  expect(ended).toEqual(['success', 'failed_internal', 'cancelled']);
  expect(pushStatuses.filter((status) => moves(status, { taken_over: 3 }).includes('retry'))).toEqual([]);
});

it('is looked after while it is under way, and once it succeeded', () => {
  expect(pushStatuses.filter((status_report) => isWatched({ status_report }))).toEqual(['queued', 'sending', 'waiting', 'success']); // prettier-ignore
});

it('waits for somebody where nothing goes on by itself', () => {
  const waiting = pushStatuses.filter((status_report) => waitsForSomebody({ status_report, problem_code: null }));
  expect(waiting).toEqual(['outcome_unknown', 'service_offline', 'login_failed']);
  expect(waitsForSomebody({ status_report: 'failed_internal', problem_code: 'please_confirm_retry' })).toBe(true);
});

it('can be called off while it waits and the office refused what it got', () => {
  expect(moves('login_failed', { states: ['refused', 'planned'] })).toEqual(['resume', 'cancel']);
  expect(moves('failed_internal', { states: ['refused'], taken_over: 3 })).toEqual([]);
});
