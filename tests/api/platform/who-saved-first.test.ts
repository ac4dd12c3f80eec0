import { expect, it } from 'vitest';
import { startCompany } from '#tests/harness/company.ts';

const { admin } = await startCompany();

const ok = async (path: string, body: object) => {
  const answer = await admin.post(`/api/${path}`, body);
  expect([answer.status, answer.body.fields]).toEqual([200, undefined]);
  return answer.body;
};

it.each([
  ['template', 'contract_template', 'template_id', { name: 'Annex', type: 'annex' }],
  ['asset type', 'assetTypes', 'id', { name: 'Drill' }],
  ['type of days off', 'daysOff/types', 'id', { name: 'Study leave' }],
  ['schedule', 'daysOff/schedules', 'id', { name: 'Mornings', weeks: [[240, 240, 240, 240, 240, 0, 0]] }],
  ['custom field', 'customFields', 'id', { name: 'Shoe size', object_type: 'employee', type: 'text' }],
])('tells whoever renames it too late who saved first: %s', async (_, path, key, fields) => {
  const { id } = await ok(`${path}/add`, fields);
  const rename = (name: string) => admin.post(`/api/${path}/edit`, { [key]: id, version: 1, name });
  expect((await rename('First')).status).toBe(200);
  const { status, body } = await rename('Second');
  expect([status, body.code, body.updated_by]).toEqual([409, 'stale_version', 'admin']);
  expect(Math.abs(Date.parse(body.updated_at) - Date.now())).toBeLessThan(60_000);
});
