import { expect, it } from 'vitest';
import { draftIsLocked } from './draft.rules.ts';

const ann = { user_id: 1, name: 'Ann', at: '2026-03-02T08:00:00.000Z' };
const BOB = 2;

it('is kept for whoever saved it last, for two minutes', () => {
  expect(draftIsLocked(ann, BOB, new Date('2026-03-02T08:01:59.999Z'))).toBe(true);
  expect(draftIsLocked(ann, BOB, new Date('2026-03-02T08:02:00.000Z'))).toBe(false);
});

it('is open to whoever saved it last', () => {
  expect(draftIsLocked(ann, ann.user_id, new Date('2026-03-02T08:00:01.000Z'))).toBe(false);
});
