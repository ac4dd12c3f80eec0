import { expect, it } from 'vitest';
import { splitAroundName } from './around-name.ts';

it('finds the name of a record in a sentence, as whole words', () => {
  expect(splitAroundName("reminded you that Zoë D'Hondt's certificate expires", "Zoë D'Hondt")).toEqual([
    'reminded you that ',
    "'s certificate expires",
  ]);
  expect(splitAroundName('added the Monitors and the Monitor', 'Monitor')).toEqual(['added the Monitors and the ', '']);
  expect(splitAroundName('added Éva', 'va')).toBeUndefined();
  expect(splitAroundName('added a record', '')).toBeUndefined();
});
