import { expect, it } from 'vitest';
import { labelIds, LABELS_MAX } from './label-ids.ts';

it('reads the ids of an address, each once, and nothing else', () => {
  expect(labelIds('12,7,12,0,-3,abc,,9999999999999999')).toEqual([12, 7]);
  expect(labelIds(null)).toEqual([]);
  expect(labelIds(Array.from({ length: 500 }, (_, at) => at + 1).join(','))).toHaveLength(LABELS_MAX);
});
