import { describe, expect, it } from 'vitest';
import { aPng } from '#tests/builders/files.ts';
import { postPicture } from '#tests/api/files/post-upload.ts';
import { startCompany } from '#tests/harness/company.ts';
import { type Persona } from '#tests/personas.ts';

const { runtime, admin } = await startCompany();

describe('the company', () => {
  const place = { name: 'Gent', address: 'Kouter 1, 9000 Gent', region: 'flanders', team_ids: [1] };
  const set = (body: Record<string, unknown>) => admin.post('/api/settings/company', body);

  it('is empty at first, keeps what is not sent, and stands in the audit', async () => {
    expect((await admin.get('/api/settings/company')).body).toMatchObject({ name: null, establishments: [] });
    const sent = { name: 'Noorderlicht nv', enterprise_number: 'BE0403170701', joint_committee: 'PC 200' };
    expect((await set(sent)).body).toMatchObject({ enterprise_number: '0403.170.701', joint_committee: '200' });
    const { version, ...kept } = (await set({ establishments: [place], joint_committee: '' })).body;
    expect(version).toBe(2);
    expect(kept).toEqual({
      name: 'Noorderlicht nv',
      address: null,
      enterprise_number: '0403.170.701',
      nsso_number: null,
      joint_committee: null,
      establishments: [place],
      language: 'en',
      currency: 'EUR',
      logo: null,
      finder_email: null,
      finder_phone: null,
    });
    const feed = await admin.get('/api/activity/list', { relatedObject: 'user', relatedObjectId: '1' });
    expect(JSON.stringify(feed.body).match(/company_updated/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('has a logo, which stands in the profile of everybody until it is removed', async () => {
    const logoOf = async (name: Persona) => (await (await runtime.as(name)).get('/api/profile')).body.tenant_logo;
    expect(await logoOf('reader')).toBeNull();
    const { logo } = (await set({ logo: await postPicture(admin, aPng()) })).body;
    expect([(await fetch(logo)).status, await logoOf('reader')]).toEqual([200, logo]);
    expect((await set({ address: 'Kouter 1, 9000 Gent' })).body.logo).toBe(logo);
    const removed = (await set({ logo: '' })).body.logo;
    expect([removed, await logoOf('reader'), (await fetch(logo)).status]).toEqual([null, null, 404]);
    const { body } = await admin.get('/api/activity/list', { relatedObject: 'user', relatedObjectId: '1' });
    expect(body.items[0].event_info_json.changes).toEqual([{ field: 'logo', old: 'old_picture', new: null }]);
    await set({ address: '' });
  });

  it('tells anybody whom to reach about what they found, once that is set, and nothing else', async () => {
    const told = async () => (await (await runtime.as('nobody')).get('/api/settings/finderContact')).body;
    expect(await told()).toEqual({ company: 'Noorderlicht nv', finder_email: null, finder_phone: null });
    const contact = { finder_email: 'onthaal@noorderlicht.example', finder_phone: '+32 9 210 45 00' };
    expect((await set(contact)).body).toMatchObject(contact);
    expect(await told()).toEqual({ company: 'Noorderlicht nv', ...contact });
    await set({ finder_email: '', finder_phone: '' });
    expect(await told()).toEqual({ company: 'Noorderlicht nv', finder_email: null, finder_phone: null });
  });

  it('has a currency, which the profile of everybody and the audit tell', async () => {
    const reader = await runtime.as('reader');
    const currencyOf = async () => (await reader.get('/api/profile')).body.tenant_currency;
    expect(await currencyOf()).toBe('EUR');
    expect((await set({ currency: 'GBP' })).body.currency).toBe('GBP');
    expect(await currencyOf()).toBe('GBP');
    const { body } = await admin.get('/api/activity/list', { relatedObject: 'user', relatedObjectId: '1' });
    expect(body.items[0].event_info_json.changes).toEqual([{ field: 'currency', old: 'EUR', new: 'GBP' }]);
    expect((await set({ address: '', currency: 'EUR' })).body.currency).toBe('EUR');
  });

  it.each([
    [{ currency: 'CHF' }, 'currency'],
    [{ enterprise_number: '0403.170.702' }, 'enterprise_number'],
    [{ logo: '0'.repeat(26) }, 'logo'],
    [{ finder_email: 'onthaal@' }, 'finder_email'],
    [{ joint_committee: 'x' }, 'joint_committee'],
    [{ establishments: [{ ...place, name: ' ' }] }, 'establishments.0.name'],
    [{ establishments: [{ ...place, team_ids: [99_999] }] }, 'establishments.0.team_ids'],
    [{ establishments: [place, place] }, 'establishments.1.team_ids'],
  ])('refuses %j', async (body, path) => {
    const answer = await set(body);
    expect([answer.status, answer.body.fields[0].path]).toEqual([422, path]);
  });

  it('is read by those who see contracts, and set by those who change the settings', async () => {
    const statusOf = async (name: Persona) => (await (await runtime.as(name)).get('/api/settings/company')).status;
    expect(await Promise.all((['default', 'manager', 'reader', 'light', 'nowages'] as const).map(statusOf))).toEqual([200, 200, 200, 403, 403]); // prettier-ignore
    const reader = await runtime.as('default');
    expect((await reader.post('/api/settings/company', {})).status).toBe(403);
  });
});
