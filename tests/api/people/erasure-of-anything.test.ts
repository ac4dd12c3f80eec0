import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { erase } from '#shared/contract/people/erase.ts';
import { eraseConfirm } from '#shared/contract/people/erase-confirm.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { placesIn, readStored } from '#infra/ops/person/stored-texts.ts';
import { ended, startRuntimeWithRuns } from '#tests/harness/runtime-with-runs.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { captureLogs } from '#tests/harness/captured-logs.ts';
import { startUserPool } from '#tests/harness/user-pool.ts';
import { companyOfThings, thingsOfPerson, type Rest } from './things-of-person.ts';

/** More of them, and others, by `ERASURE_RUNS=50 ERASURE_SEED=7`. */
const RUNS = Number(process.env['ERASURE_RUNS'] ?? 3);
const SEED = Number(process.env['ERASURE_SEED'] ?? 21);

let close: () => Promise<void>;
let admin: ApiClient;
let second: ApiClient;
let company: Awaited<ReturnType<typeof companyOfThings>>;
let pool: Awaited<ReturnType<typeof startUserPool>>;
let people = 0;

const post = async (path: string, body: Record<string, unknown>): Promise<Record<string, never>> => {
  const { status, body: answer } = await admin.post(`/api/${path}`, body);
  expect(status, `${path} ${JSON.stringify(answer)}`).toBe(200);
  return answer;
};

beforeAll(async () => {
  const { runtime, close: end } = await startRuntimeWithRuns();
  close = end;
  [admin, second] = [await runtime.as('admin'), await runtime.as('noFleet')];
  company = await companyOfThings(admin, post);
  pool = await startUserPool({});
});
afterAll(() => {
  pool.close();
  return close();
});

const firstNames = ['Annelies', 'Zoë', "D'Artagnan", 'Łukasz', 'Jo "Jojo"', 'Marie & Jean', 'İlkay'];
const lastNames = ['Vogel', 'Van den Bossche', "O'Neill", 'Çelik', 'Müller-Groß', 'Peeters (Jr)'];
const things = keysOf(thingsOfPerson);

/** A person with a login, whose names, account and words nobody else has. */
const newPerson = async (first: string, last: string) => {
  people += 1;
  const word = `canary${people}x${SEED}`;
  const number = `ERA-${people}`;
  const fields = { first_name: first, last_name: `${last} ${word}`, email: `${word}@home.example`, private_email: `${word}@private.example`, iban: 'BE71096123456769', national_number: '85073003328', phone: '0470 11 22 33' }; // prettier-ignore
  const before = `Old${word}`;
  const { id } = await post('employees/add', { ...fields, last_name: before, employee_number: number, start_date: '01/01/2020' }); // prettier-ignore
  await post('employees/edit', { id, last_name: fields.last_name });
  const name = `${first} ${fields.last_name}`;
  const { id: user } = await post('users/add', { email: fields.email, name, role: 'default', access_wages: 1, employee_id: id, subject: `subject-${word}` }); // prettier-ignore
  const texts = [word, fields.iban, fields.national_number, fields.phone];
  return {
    texts,
    person: { id: id!, user: user!, name, nameBefore: `${first} ${before}`, email: fields.email, number, word },
  };
};

/** What stays, with its reason (docs/areas/trust.md#erasure). */
const stays: Readonly<Record<string, RegExp>> = {
  'the audit log, which nobody can change': /^\w+ audit/u,
  'an upload of the last minutes, with which somebody may be filling in a form': /^quarantine\/|^runs upload#/u,
};

const eraseNow = async (id: number): Promise<string> => {
  await post('employees/delete', { id, active_until: '31/01/2024' });
  await admin.call(erase, { body: { employee_id: id, reason: 'Asked for' } });
  const written = captureLogs();
  const { run_id: runId } = await second.call(eraseConfirm, { body: { employee_id: id } });
  const run = await ended(second, runId);
  const logs = written();
  expect(run, JSON.stringify(run.problem)).toMatchObject({ status: 'succeeded', failed: 0 });
  return logs;
};

it('leaves no byte of a person, whatever they had, in tables, objects with versions and logs', async () => {
  const drawn = fc.record({
    first: fc.constantFrom(...firstNames),
    last: fc.constantFrom(...lastNames),
    had: fc.shuffledSubarray(things, { minLength: Math.ceil(things.length / 2) }),
  });
  const property = fc.asyncProperty(drawn, async ({ first, last, had }) => {
    const { person, texts } = await newPerson(first, last);
    const rests: Rest[] = [];
    for (const thing of had) {
      const rest = await thingsOfPerson[thing](company, person);
      if (rest) rests.push(rest);
    }
    for (const { end } of rests) await end?.();
    const before = await readStored();
    expect(texts.filter((text) => placesIn(before, [text]).length === 0)).toEqual([]);
    const logs = await eraseNow(person.id);
    expect(texts.filter((text) => logs.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
    const left = placesIn(await readStored(), texts);
    const kept = [...Object.values(stays), ...rests.flatMap((rest) => rest.stays ?? [])];
    expect(left.filter((place) => !kept.some((each) => each.test(place)))).toEqual([]);
  });
  // A person that fails is erased by halves: smaller ones of the same would find what is left of it.
  await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true });
  expect(await fsck()).toEqual([]);
});
