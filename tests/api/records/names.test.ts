import { describe, expect, it } from 'vitest';
import { startCompany } from '#tests/harness/company.ts';

const { admin } = await startCompany();

/** Spellings that look like `Zed Tool`. */
const lookalikes = [
  'zed  tool',
  ' ZED tool ',
  'Zed\u00a0Tool',
  'Zed\u2003Tool',
  'Z\u200bed Tool',
  'Zed\u00ad Tool',
  '\ufeffZed Tool',
  'Ｚｅｄ　Ｔｏｏｌ',
  'Zed Tool\u200d',
  'Z\u200c\u200ded Tool',
  '\u200fZed Tool\u200e',
  'Zed\ufe0f Tool',
  'Zed\u2800Tool\u3164',
  'Zed Tool\u{e0041}',
];
/** With a Cyrillic е, and with a Greek Ζ. */
const disguised = ['Z\u0435d Tool', '\u0396ed Tool'];

describe.each([
  ['/api/software/products/add', { url: 'zed.example' }, 'product_exists'],
  ['/api/assetTypes/add', {}, 'name_in_use'],
  ['/api/teams/add', {}, 'name_in_use'],
  ['/api/customFields/add', { object_type: 'car', type: 'textfield', options: [] }, 'name_in_use'],
] as const)('a name at %s', (path, more, code) => {
  it('is taken in every spelling that looks the same', async () => {
    expect((await admin.post(path, { name: 'Zed Tool', ...more })).status).toBe(200);
    for (const name of lookalikes) {
      const { status, body } = await admin.post(path, { name, ...more });
      expect([JSON.stringify(name), status, body.code]).toEqual([JSON.stringify(name), 409, code]);
    }
    for (const name of disguised) {
      const { status, body } = await admin.post(path, { name, ...more });
      expect([status, body.fields]).toMatchObject([422, [{ path: 'name', code: 'invalid_characters' }]]);
    }
  });
});

it('a line of text is stored without what nobody sees, and other scripts keep what they need', async () => {
  const add = async (name: string): Promise<string> => {
    const { body } = await admin.post('/api/teams/add', { name });
    const { data } = (await admin.get('/api/teams/list')).body;
    return data.find(({ id }: { id: number }) => id === body.id).name;
  };
  expect(await add('  Fle\u200bet \u00a0 and\u00ad  cars ')).toBe('Fleet and cars');
  // Nobody sees these after Latin letters, alone or several.
  expect(await add('Ge\u200d\u200cnt\u200f 2\ufe0f.')).toBe('Gent 2.');
  // A joiner shapes Persian words and pictures of several signs.
  expect(await add('می\u200cخواهم 👩\u200d💻')).toBe('می\u200cخواهم 👩\u200d💻');
  for (const name of ['1\ufe0f\u20e3 Gent', '❤\ufe0f', 'דלק\u200f+']) expect(await add(name)).toBe(name);
  // Names in another script, and units, are no disguise.
  for (const name of ['Ремонт', 'Cable 50 kΩ', 'βeta']) expect(await add(name)).toBe(name);
});

it.each([
  ['a joiner', '\u200d'],
  ['the filler of Korean', '\u3164 \u1160'],
  ['the blank of Braille', '\u2800'],
  ['an accent upon nothing', '\u0301\u0301'],
  ['a mark of direction', '\u200f'],
  ['tags', '\u{e0041}\u{e007f}'],
])('%s alone is a blank name and a blank note', async (_what, text) => {
  const name = await admin.post('/api/trainings/add', { name: text, cost: 1 });
  expect([name.status, name.body.fields]).toMatchObject([422, [{ path: 'name', code: 'required' }]]);
  const note = await admin.post('/api/activity/addNote', { relatedObject: 'employee', relatedObjectId: 1, note: text });
  expect([note.status, note.body.fields]).toMatchObject([422, [{ path: 'note', code: 'required' }]]);
});

it.each(['a\uffffb', 'a\ufffeb', 'a\ufdd0b', 'a\u{1ffff}b'])('%j holds what is no character', async (name) => {
  const { status, body } = await admin.post('/api/teams/add', { name });
  expect([status, body.fields]).toMatchObject([422, [{ path: 'name', code: 'invalid_characters' }]]);
});

it.each(['\u200b', '\u3164', '\u200d'])('%j alone clears an optional text', async (text) => {
  const training_id = (await admin.post('/api/trainings/add', { name: 'First aid', cost: 1 })).body.id;
  const detail = async () => (await admin.get(`/api/trainings/${training_id}/detail`)).body.details;
  const edit = { training_id, leverancier: 'Red Cross', additional_information: 'Bring a coat' };
  await admin.post('/api/trainings/edit', edit);
  expect(await detail()).toMatchObject({ leverancier: 'Red Cross', additional_information: 'Bring a coat' });
  await admin.post('/api/trainings/edit', { training_id, leverancier: text, additional_information: text });
  expect(await detail()).toMatchObject({ leverancier: null, additional_information: null });
});
