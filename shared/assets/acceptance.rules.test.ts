import { expect, it } from 'vitest';
import { acceptanceIssues } from './acceptance.rules.ts';

it('wants a reason of who refuses an asset, and none of who accepts it', () => {
  for (const reason of [null, undefined, ''])
    expect(acceptanceIssues('refused', reason)).toMatchObject([{ path: 'reason', code: 'required' }]);
  expect(acceptanceIssues('refused', 'The screen is broken')).toEqual([]);
  expect(acceptanceIssues('refused', null, true)).toEqual([]);
  expect(acceptanceIssues('accepted', null)).toEqual([]);
});
