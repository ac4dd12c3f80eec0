import { beforeAll, it } from 'vitest';
import { startCompany } from '#tests/harness/company.ts';
import { writePeople } from './assign-fixture.ts';
import { expectOneEach } from './each-gets-one.ts';
import { seeds } from './faulty-run.ts';
import { licensesOf, startSoftwareAssign } from './software-fixture.ts';

const PEOPLE = 150;

let people: number[];
await startCompany();
beforeAll(async () => {
  people = await writePeople(PEOPLE);
});

it.each(seeds)(
  'gives every person one licence, one period and one event in each feed while the storage fails (seed %i)',
  async (seed) => {
    await expectOneEach({
      seed,
      people,
      runId: await startSoftwareAssign(seed, people),
      made: async () => (await licensesOf(seed)).map((license) => ({ ...license, holder: license.employee_id })),
      feeds: (ids) => [
        [ids, 'license_added', 'software_license'],
        [new Set([seed]), 'license_added', 'software_product'],
      ],
    });
  },
  60_000,
);
