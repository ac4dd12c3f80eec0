import { expect, it } from 'vitest';
import { lookOf, stepsOf, takesLong } from './push-look.ts';

const push = { status_report: 'success', failed_at_office: false, people: 3, taken_over: 3 } as const;

it('is green only when the office took everybody over', () => {
  expect(lookOf(push)).toEqual({ word: 'success', tone: 'green' });
  expect(lookOf({ ...push, taken_over: 2 })).toEqual({ word: 'partly', tone: 'amber' });
  expect(lookOf({ ...push, failed_at_office: true })).toEqual({ word: 'failed_at_office', tone: 'amber' });
});

it('tells what waits for a person from what failed', () => {
  expect(lookOf({ ...push, status_report: 'waiting' }).tone).toBe('accent');
  expect(lookOf({ ...push, status_report: 'outcome_unknown' }).tone).toBe('amber');
  expect(lookOf({ ...push, status_report: 'login_failed' }).tone).toBe('red');
  expect(lookOf({ ...push, status_report: 'cancelled' }).tone).toBe('gray');
});

const checked = { step: 'checked', at: '2026-11-23T08:50:01.000Z' } as const;
type Stepping = Parameters<typeof stepsOf>[0];
const states = (status_report: Stepping['status_report'], steps: Stepping['steps'] = [checked]) =>
  stepsOf({ status_report, steps }).map(({ state }) => state);

it('marks the step at which a push is, or where it stopped', () => {
  expect(states('sending')).toEqual(['done', 'now', 'to_come', 'to_come', 'to_come']);
  expect(states('login_failed')).toEqual(['done', 'failed', 'to_come', 'to_come', 'to_come']);
  const sent = [checked, { ...checked, step: 'signed_in' }, { ...checked, step: 'sent' }] as const;
  expect(states('login_failed', sent)).toEqual(['done', 'failed', 'done', 'to_come', 'to_come']);
  expect(states('cancelled', [])).toEqual(['to_come', 'to_come', 'to_come', 'to_come', 'to_come']);
});

it('says after five minutes that the office takes long', () => {
  const steps = [{ step: 'sent', at: '2026-11-23T08:50:06.000Z' }] as const;
  const at = Date.parse(steps[0].at);
  expect(takesLong({ status_report: 'waiting', steps }, at + 299_000)).toBe(false);
  expect(takesLong({ status_report: 'waiting', steps }, at + 301_000)).toBe(true);
  expect(takesLong({ status_report: 'success', steps }, at + 301_000)).toBe(false);
});
