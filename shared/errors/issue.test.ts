import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { wireMoney } from '#shared/values/wire-money.ts';
import { line } from '#shared/values/text.ts';
import { cleared, id } from '#shared/values/wire.ts';
import { toIssues } from './issue.ts';

const schema = z.strictObject({
  name: line(5),
  kind: z.enum(['a', 'b']).optional(),
  count: z.int().min(0).max(500).optional(),
  price: cleared(wireMoney),
  employee_id: id.optional(),
  template_id: id.optional(),
  employee_ids: z.array(id).min(1).optional(),
  ownerEmployeeId: z.int().positive().optional(),
  contract_ids: z.array(id).min(1).max(2).optional(),
  tag_names: z.array(z.string()).min(1).optional(),
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
    [{ name: 'a', price: '1.000.000.000' }, ['price max: field can be max 999.999.999,99']],
    [{ name: 'a', employee_id: 0 }, ['employee_id unknown_person: person is not known']],
    [{ name: 'a', employee_id: 1e20 }, ['employee_id unknown_person: person is not known']],
    [{ name: 'a', employee_id: 1.5 }, ['employee_id whole_number: Must be a whole number']],
    [{ name: 'a', ownerEmployeeId: -1 }, ['ownerEmployeeId unknown_person: person is not known']],
    [{ name: 'a', template_id: -3 }, ['template_id unknown_template: template is not known']],
    [{ name: 'a', employee_ids: [4, 0] }, ['employee_ids.1 unknown_person: person is not known']],
    [{ name: 'a', employee_ids: [] }, ['employee_ids select_some_people: Select some people']],
    [{ name: 'a', contract_ids: [0] }, ['contract_ids.0 unknown_record: record is not known']],
    [{ name: 'a', contract_ids: [] }, ['contract_ids choose_some: choose at least one']],
    [{ name: 'a', contract_ids: [1, 2, 3] }, ['contract_ids max: field can be max 2']],
    [{ name: 'a', tag_names: [] }, ['tag_names required: field is required']],
    [{ name: 'a', other: 1 }, ['other unrecognized_key: field is not known here']],
    [{ name: 'a', price: '' }, []],
  ])('%j', (value, expected) => expect(issuesOf(value)).toEqual(expected));
});
