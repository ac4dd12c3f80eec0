import { expect, it } from 'vitest';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { findingLine } from '#infra/ops/fsck/finding.ts';
import { CATEGORIES_MAX } from '#shared/templates/limits.ts';
import { startCompany } from '#tests/harness/company.ts';

/** What templates and contracts from them do with what is not there, is done again, or is saved by several at once. */

const UNKNOWN = 999_999;

const { admin } = await startCompany();

const post = async (path: string, body: object): Promise<[number, string | undefined]> => {
  const { status, body: answer } = await admin.post(`/api/${path}`, body);
  return [status, answer.code];
};
const added = async (path: string, body: object): Promise<number> => {
  const { status, body: answer } = await admin.post(`/api/${path}`, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.id;
};
const aTemplate = (name: string) =>
  added('contract_template/add', { name, type: 'annex', content_html: '<p>#free_words</p>' });

it('answers what their contracts name', async () => {
  expect(await post('contract_template/add', { name: 'A', type: 'annex', category_id: UNKNOWN })).toEqual([404, 'not_found']); // prettier-ignore
  const draft = await aTemplate('Never published');
  const gone = await aTemplate('Archived');
  const id = await added('employees/add', { first_name: 'An', last_name: 'Maes', email: 'an.maes@x.example' });
  expect(await post('contracts/missingValues', { template_id: draft, employee_ids: [id] })).toEqual([409, 'not_published']); // prettier-ignore
  await post('contract_template/publish', { template_id: gone });
  await post('contract_template/delete', { template_id: gone });
  expect(await post('contracts/addToEmployee', { employee_id: id, contract_template_id: gone })).toEqual([409, 'archived']); // prettier-ignore
  expect(await post('contracts/addToEmployees', { template_id: gone, employee_ids: [id] })).toEqual([409, 'archived']);
});

it('keeps one of several trees of categories that are saved at once, and tells the others what is stored', async () => {
  const before = (await admin.post('/api/contract_template/categories/edit', { categories: [] })).body.version;
  const names = ['Annexes', 'Policies', 'Others'];
  const tree = (name: string) =>
    admin.post('/api/contract_template/categories/edit', { version: before, categories: [{ name }] });
  const answers = await Promise.all(names.map(tree));
  const codes = answers.map(({ status, body }) => (status === 200 ? 'saved' : String(body.code)));
  expect(codes.toSorted()).toEqual(['saved', 'stale_version', 'stale_version']);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => body.version)).toEqual([before + 1, before + 1]);
  // Without a version each comes after another one.
  const later = names.map((name) => post('contract_template/categories/edit', { categories: [{ name }] }));
  expect(new Set((await Promise.all(later)).map(([status]) => status))).toEqual(new Set([200]));
});

it('replaces a whole tree of categories by another one, as wide as a tree may be', async () => {
  const edit = (body: object) => admin.post('/api/contract_template/categories/edit', body);
  const wide = (word: string) =>
    Array.from({ length: CATEGORIES_MAX }, (_, at) => ({ name: `${word} ${at}`, parent_id: at === 0 ? null : -1 }));
  const { version } = (await edit({ categories: wide('Old') })).body;
  const { status, body } = await edit({ version, categories: wide('New') });
  const names = (data: { name: string }[]) => data.map(({ name }) => name.split(' ')[0]);
  expect([status, new Set(names(body.data)), body.data.length]).toEqual([200, new Set(['New']), CATEGORIES_MAX]);
  const stored = (await admin.get('/api/contract_template/categories')).body;
  expect(stored).toMatchObject({ data: body.data, version: body.version });
  expect(await post('contract_template/categories/edit', { version, categories: [] })).toEqual([409, 'stale_version']);
  expect((await edit({ version: body.version, categories: [] })).status).toBe(200);
});

it('goes back to what was published once, and is found whole', async () => {
  const id = await aTemplate('Changed often');
  await post('contract_template/publish', { template_id: id });
  for (const text of ['one', 'two', 'three'])
    await post('contract_template/edit', { template_id: id, content_html: `<p>${text}</p>` });
  const discard = () => admin.post('/api/contract_template/discardDraft', { template_id: id });
  const [first, second] = [(await discard()).body, (await discard()).body];
  expect(second).toEqual(first);
  expect((await fsck()).map(findingLine)).toEqual([]);
});
