import { describe, expect, it } from 'vitest';
import { listAssetTypes } from '#shared/contract/assets/list-asset-types.ts';
import { listTypes } from '#shared/contract/days-off/list-types.ts';
import { addSuggestions } from '#shared/contract/home/add-suggestions.ts';
import { listSuggestions } from '#shared/contract/home/list-suggestions.ts';
import { listCustomFields } from '#shared/contract/records/list-custom-fields.ts';
import { getProgram } from '#shared/contract/trainings/get-program.ts';
import { listTrainings } from '#shared/contract/trainings/list-trainings.ts';
import { setCompany } from '#shared/contract/session/set-company.ts';
import { suggestionKinds, type SuggestionKind } from '#shared/home/suggestions.ts';
import type { Language } from '#shared/values/language.ts';
import { react } from '#functions/platform/events/react.ts';
import { reactions } from '#functions/workflows/reactions/reactions.ts';
import { startCompany } from '#tests/harness/company.ts';

const { runtime, admin } = await startCompany({ seed: 'empty' });

const offered = async (kind: SuggestionKind, client = admin) =>
  (await client.call(listSuggestions, { params: { kind } })).suggestions;
const add = async (kind: SuggestionKind, keys: readonly string[], client = admin) =>
  client.call(addSuggestions, { params: { kind }, body: { keys: [...keys] } });
const typeNames = async () => (await admin.call(listAssetTypes, { query: {} })).data.map(({ name }) => name).toSorted();

describe('suggestions', () => {
  it('are added at once and only once, whatever is sent again', async () => {
    const { added, suggestions } = await add('asset_type', ['laptop', 'badge']);
    expect(added).toBe(2);
    expect(suggestions.filter((one) => one.added === 1).map(({ key }) => key)).toEqual(['laptop', 'badge']);
    expect(await typeNames()).toEqual(['Access badge', 'Laptop']);
    expect((await add('asset_type', ['laptop', 'badge', 'of nobody'])).added).toBe(0);
    expect(await typeNames()).toEqual(['Access badge', 'Laptop']);
  });

  it('stand in the language of the company whoever asks, and are known in every language', async () => {
    await admin.post('/api/profile/language', { language: 'fr' });
    await admin.call(setCompany, { body: { language: 'nl' } });
    const dutch = await offered('asset_type');
    expect(dutch.find(({ key }) => key === 'badge')).toMatchObject({ name: 'Toegangsbadge', added: 1 });
    // A type of one's own that has the name in another case.
    await admin.post('/api/assetTypes/add', { name: 'TABLETTE' });
    expect((await add('asset_type', ['tablet', 'fuelCard'])).added).toBe(1);
    expect(await typeNames()).toEqual(['Access badge', 'Laptop', 'TABLETTE', 'Tankkaart']);
    await admin.call(setCompany, { body: { language: 'en' } });
    await admin.post('/api/profile/language', { language: 'en' });
  });

  it('follow the language of the company as asset types, but for those with a name of their own', async () => {
    const namesIn = async (language: Language): Promise<string[]> => {
      await admin.call(setCompany, { body: { language } });
      await react(reactions);
      return typeNames();
    };
    expect(await namesIn('nl')).toEqual(['Laptop', 'TABLETTE', 'Tankkaart', 'Toegangsbadge']);
    expect(await namesIn('en')).toEqual(['Access badge', 'Fuel card', 'Laptop', 'TABLETTE']);
  });

  it('are added once by two who press at the same moment', async () => {
    const keys = (await offered('day_off_type')).map(({ key }) => key);
    const before = (await admin.call(listTypes, {})).count;
    await Promise.all([add('day_off_type', keys), add('day_off_type', keys)]);
    const { data, count } = await admin.call(listTypes, {});
    expect(count).toBe(before + keys.length);
    expect(data.find(({ name }) => name === 'Seniority days')).toMatchObject({ has_balance: 1, kind: 'leave' });
    // An absence is never approved, whoever defines it.
    expect(data.find(({ name }) => name === 'Accident at work')).toMatchObject({ needs_approval: 0, kind: 'absence' });
  });

  it('make whole custom fields, in their order', async () => {
    const ofPeople = (await offered('custom_field')).filter(({ object }) => object === 'employee');
    await add('custom_field', [...ofPeople.map(({ key }) => key), 'insuranceUntil']);
    const fields = async (object_type: 'employee' | 'car') =>
      (await admin.call(listCustomFields, { query: { object_type } })).data;
    const people = await fields('employee');
    expect(people.map(({ name }) => name)).toEqual(ofPeople.map(({ name }) => name));
    expect(people.find(({ name }) => name === 'Clothes size')).toMatchObject({
      type: 'select_option',
      options: ['S', 'M', 'L', 'XL', 'XXL'].map((name, at) => ({ id: at + 1, name, archived: 0 })),
    });
    expect((await fields('car')).map(({ name, type }) => [name, type])).toEqual([['Insured until', 'date']]);
  });

  it('name the options of a choice in the language of the company', async () => {
    await admin.call(setCompany, { body: { language: 'nl' } });
    await add('custom_field', ['condition']);
    await admin.call(setCompany, { body: { language: 'en' } });
    const { data } = await admin.call(listCustomFields, { query: { object_type: 'asset' } });
    expect(data.map(({ name, options }) => [name, ...options.map((option) => option.name)])).toEqual([
      ['Toestand', 'In herstelling', 'Verloren', 'Gestolen', 'Buiten gebruik'],
    ]);
  });

  it('make programs with the months for which a certificate counts', async () => {
    await add('program', ['vcaBasic', 'gdpr']);
    const { data } = await admin.call(listTrainings, { query: {} });
    expect(data.map(({ name }) => name).toSorted()).toEqual(['Data protection (GDPR)', 'VCA basic safety']);
    const id = String(data.find(({ name }) => name.startsWith('VCA'))!.id);
    expect((await admin.call(getProgram, { params: { id } })).details.valid_months).toBe(120);
  });

  it('need the right to add what is suggested', async () => {
    const answers = async (user: 'default' | 'reader') => {
      const client = await runtime.as(user);
      return Promise.all(
        suggestionKinds.map(async (kind) => {
          const read = await client.get(`/api/home/suggestions/${kind}`);
          const written = await client.post(`/api/home/suggestions/${kind}/add`, { keys: ['laptop'] });
          return [kind, read.status, written.status];
        }),
      );
    };
    expect(await answers('default')).toEqual([
      ['asset_type', 200, 200],
      ['custom_field', 403, 403],
      ['program', 200, 200],
      ['day_off_type', 403, 403],
    ]);
    for (const [, ...statuses] of await answers('reader')) expect(statuses).toEqual([403, 403]);
    expect((await admin.get('/api/home/suggestions/car')).status).toBe(404);
  });
});
