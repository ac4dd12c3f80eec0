import { expect, it } from 'vitest';
import { notAhead } from './events.ts';

const night = new Date('2026-12-01T03:56:00.000Z');

it.each(['2026-11-30T16:59:00.000Z', '2026-12-01T03:55:59.999Z'])('leaves what happened at %s', (instant) =>
  expect(notAhead(instant, night)).toBe(instant),
);

it('tells the hours that lie ahead in the last minute, in their order', () => {
  const told = ['2026-12-01T07:12:00.000Z', '2026-12-01T09:37:00.000Z', '2026-12-05T09:37:00.000Z'].map((instant) =>
    notAhead(instant, night),
  );
  expect(told).toEqual([...told].toSorted());
  expect(told[0]! >= '2026-12-01T03:55:00.000Z').toBe(true);
  expect(told.at(-1)).toBe(night.toISOString());
});
