import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { wireMoney } from '#shared/values/wire-money.ts';
import { line } from '#shared/values/text.ts';
import { cleared } from '#shared/values/wire.ts';
import { toIssues } from './issue.ts';

const schema = z.strictObject({
  name: line(5),
  kind: z.enum(['a', 'b']).optional(),
  count: z.int().min(0).max(500).optional(),
  price: cleared(wireMoney),
});

const issuesOf = (value: unknown) => {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success ? [] : toIssues(result.error).map(({ path, code, message }) => `${path} ${code}: ${message}`);
};

describe('toIssues', () => {
  it.each([
    [{}, ['name required: field is required']],
    [{ name: 'abcdef' }, ['name too_long: field can be max 5']],
    [{ name: 'a\u202Eb' }, ['name invalid_characters: field holds characters that are not allowed']],
    // A body in another encoding than UTF-8.
    [
      { name: Buffer.from('Zoé', 'latin1').toString() },
      ['name invalid_characters: field holds characters that are not allowed'],
    ],
    [{ name: 'a', kind: 'c' }, ['kind invalid_value: field must be one of a, b']],
    [{ name: 'a', count: 501 }, ['count max: field can be max 500']],
    [{ name: 'a', count: -1 }, ['count must_be_positive: Must be positive']],
    [{ name: 'a', count: 1.5 }, ['count whole_number: Must be a whole number']],
    [{ name: 'a', price: '1,2,3' }, ['price invalid_amount: Invalid number: decimals allowed, two at most']],
    [{ name: 'a', price: -1 }, ['price must_be_positive: Must be positive']],
    [{ name: 'a', other: 1 }, ['other unrecognized_key: field is not known here']],
    [{ name: 'a', price: '' }, []],
  ])('%j', (value, expected) => expect(issuesOf(value)).toEqual(expected));
});
