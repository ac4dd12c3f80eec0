import { expect, it } from 'vitest';
import { startCompany } from '#tests/harness/company.ts';

const { admin } = await startCompany();

it.each(['\u0000', 'a\u0007b', '\ud800', '\u202ename', '\uFFFD'])('preferences take no key with %j', async (key) => {
  for (const body of [{ columns: ['name', key] }, { segment: key }, { sort: { column: key, direction: 'asc' } }]) {
    const { status, body: said } = await admin.post('/api/preferences/fleet', body);
    expect([status, said.fields.map((field: { code: string }) => field.code)]).toEqual([422, ['invalid_characters']]);
  }
});

it('tell the people of a push from the requests of days off', async () => {
  await admin.post('/api/preferences/days-off', { segment: 'approved' });
  await admin.post('/api/preferences/push', { segment: 'team_1' });
  expect((await admin.get('/api/preferences/days-off')).body.segment).toBe('approved');
  expect((await admin.get('/api/preferences/push')).body.segment).toBe('team_1');
});
