import { expect, it } from 'vitest';
import { everybodyOn, isEverybody } from './segments.rules.ts';

it('takes everyone, and everybody on an integration, for everybody of a push', () => {
  expect(isEverybody('all')).toBe(true);
  expect(isEverybody(everybodyOn(3))).toBe(true);
  expect(isEverybody('integration_filter_120')).toBe(true);
});

it('takes no other segment for everybody', () => {
  const others = ['', 'inactive', 'team_3', 'integration_filter_', 'integration_filter_0', 'integration_filter_3x'];
  expect([...others, 'xintegration_filter_3', 'integration_filter_1234567890'].filter(isEverybody)).toEqual([]);
});
