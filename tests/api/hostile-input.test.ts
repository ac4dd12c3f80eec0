import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { registry } from '#shared/contract/registry.ts';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { aCar } from '#tests/builders/car.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { fieldsOf, leastInput, type Input } from './sample-input.ts';

/** How often the property runs; more with FUZZ_RUNS, other requests with another FUZZ_SEED. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1_200);

/** Endpoints that would take away the caller's rights or session. */
const excluded = new Set<Endpoint['id']>([
  'session.editUser',
  'session.deactivateUser',
  'session.signOut',
  'session.signOutEverywhere',
  'session.signOutUser',
  'session.impersonate',
]);

const filter = (column: string, operator: string, ...values: string[]): string =>
  JSON.stringify({ conditions: [{ column, operator, values }] });

const texts = [
  '', ' ', 'a\u0000b', '\u202e', '<script>', "'; DROP", '%', '../../x', 'x'.repeat(501), 'x'.repeat(70_000), '🚗'.repeat(200), '31/02/2024',
  '01/01/0000', '1e9', '-0', 'NaN', '1,2,3', '-1', '1.5', '99999999999999999999', 'constructor', '__proto__', 'toString', '٣', 'İ', 'ß'.repeat(100),
  'team_999999', 'team_', 'custom_field_1', 'custom_field_999', filter('constructor', 'is', 'x'), filter('plate', 'is'), filter('catalogue_value', 'greater', 'abc'),
  filter('custom_field_999', 'is', 'x'), JSON.stringify({ match: 'all', conditions: [] }),
] as const; // prettier-ignore
const values = [
  ...texts, '\ud800', 0, -1, 1.5, 1e21, 9_007_199_254_740_992, -0, true, null, [], [null], [[]], {}, { a: { b: 1 } }, [1, 1, 1], [-1], ['x'],
  Array.from({ length: 5_000 }, (_, at) => at + 1), { length: 1e9 }, { toString: 1 },
] as const; // prettier-ignore

const problem = z.object({
  code: z.enum(keysOf(catalogue)),
  reason_phrase: z.string().min(1),
  fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string().min(1) })),
  request_id: z.string().min(1),
});

/** A valid request to one endpoint, except for one value. */
const question = fc.constantFrom(...registry.filter(({ id }) => !excluded.has(id))).chain((definition) => {
  const least = leastInput(definition);
  const places = [
    ...fieldsOf(definition.params).map(([name]) => ({ part: 'params', name }) as const),
    ...fieldsOf(definition.query).map(([name]) => ({ part: 'query', name }) as const),
    ...fieldsOf(definition.body).map(([name]) => ({ part: 'body', name }) as const),
  ];
  if (places.length === 0) return fc.constant<[Endpoint, Input]>([definition, least]);
  return fc.constantFrom(...places).chain(({ part, name }) =>
    // An address has room for a few thousand characters.
    fc
      .constantFrom<unknown>(...(part === 'body' ? values : texts.map((text) => text.slice(0, 6_000))))
      .map((value): [Endpoint, Input] => [
        definition,
        { ...least, [part]: { ...(least[part] as object), [name]: value } },
      ]),
  );
});

const { admin } = await startCompanyWithRuns();
beforeAll(async () => {
  await admin.post('/api/cars/add', aCar());
  // The first person, template and contract, so that more than their absence is answered.
  const person = { first_name: 'Ann', last_name: 'Peeters', email: 'ann@x.example' };
  const { id } = (await admin.post('/api/employees/add', person)).body;
  const template = { name: 'Annex', type: 'annex', content_html: '<p>#employee_name and #free_words</p>' };
  await admin.post('/api/contract_template/add', template);
  await admin.post('/api/contract_template/publish', { template_id: 1 });
  const made = await admin.post('/api/contracts/addToEmployee', { employee_id: id, contract_template_id: 1 });
  if (made.status !== 200 || made.body.id !== 1) throw new Error(`no contract to try on: ${JSON.stringify(made.body)}`);
});

it('answers any value anywhere as its contract says, never with a server error', async () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? 1);
  process.stdout.write(`hostile input: seed ${seed}\n`);
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(question, async ([definition, input]) => {
      const { status, body } = await admin.request(definition, input);
      statuses.add(status);
      // The server checks its own answer against the contract: a mismatch would be a 500.
      if (status === 200) return;
      expect([status, body.detail]).toEqual([catalogue[body.code as ErrorCode].status, expect.any(String)]);
      expect(status).toBeLessThan(500);
      expect(problem.safeParse(body).error).toBeUndefined();
    }),
    { numRuns: RUNS, seed },
  );
  expect([...statuses]).toEqual(expect.arrayContaining([200, 404, 422]));
});
