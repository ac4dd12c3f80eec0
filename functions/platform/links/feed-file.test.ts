import { describe, expect, it } from 'vitest';
import { feedFile, type FeedEvent } from './feed-file.ts';

const event = (changes: Partial<FeedEvent> = {}): FeedEvent => ({
  name: 'day-off-1-2026-08-14',
  summary: 'Ann Peeters: away',
  start: '2026-08-14',
  end: '2026-08-14',
  stamp: '2026-06-01T08:30:00.000Z',
  ...changes,
});
const linesOf = (...events: FeedEvent[]): string[] =>
  feedFile({ name: 'Team Leie', host: 'acme.example' }, events).split('\r\n');

describe('the file of a feed', () => {
  it('has whole days that end with the day after, wherever it is opened', () => {
    const lines = linesOf(event({ end: '2026-08-21' }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'X-WR-CALNAME:Team Leie',
        'X-WR-TIMEZONE:Europe/Brussels',
        'UID:day-off-1-2026-08-14@acme.example',
        'DTSTAMP:20260601T083000Z',
        'DTSTART;VALUE=DATE:20260814',
        'DTEND;VALUE=DATE:20260822',
        'SUMMARY:Ann Peeters: away',
        'TRANSP:TRANSPARENT',
      ]),
    );
  });

  it.each([
    ['in summer', '2026-08-14', '20260814T110000Z', '20260814T144800Z'],
    ['in winter', '2026-12-14', '20261214T120000Z', '20261214T154800Z'],
    ['on the day when clocks go forward', '2027-03-28', '20270328T110000Z', '20270328T144800Z'],
    ['on the day when clocks go back', '2026-10-25', '20261025T120000Z', '20261025T154800Z'],
  ])('has times of day of Belgium %s', (_, day, start, end) => {
    const lines = linesOf(event({ start: day, end: day, time: { from: 780, to: 1008 } }));
    expect(lines).toEqual(expect.arrayContaining([`DTSTART:${start}`, `DTEND:${end}`]));
  });

  it('is the same file for the same events, and a calendar without any', () => {
    const events = [event(), event({ name: 'other', summary: 'Bea, Çelik; née d’Hondt' })];
    expect(linesOf(...events)).toEqual(linesOf(...events));
    expect(linesOf(...events)).toContain('SUMMARY:Bea\\, Çelik\\; née d’Hondt');
    expect(linesOf().filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR']);
  });

  it('says what holds for the calendar before its events, and ends its last line', () => {
    const lines = linesOf(event());
    expect(lines.indexOf('X-WR-TIMEZONE:Europe/Brussels')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'));
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(linesOf()).toContain('X-WR-TIMEZONE:Europe/Brussels');
  });
});
