import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { documentClient } from '#functions/platform/storage/client.ts';
import { settingKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { startCompany } from '#tests/harness/company.ts';

const { admin } = await startCompany();

const set = (body: Record<string, unknown>) => admin.post('/api/settings/company', body);

it('tells who saved the company first to whoever names an older version, and takes the last save of who names none', async () => {
  const version = (await admin.get('/api/settings/company')).body.version;
  const first = await set({ version, address: 'Kouter 2, 9000 Gent' });
  expect([first.status, first.body.version]).toEqual([200, version + 1]);
  const second = await set({ version, address: 'Kouter 3, 9000 Gent' });
  expect([second.status, second.body]).toMatchObject([
    409,
    { code: 'stale_version', version: version + 1, updated_by: 'admin', current: { address: 'Kouter 2, 9000 Gent' } },
  ]);
  expect(Date.parse(second.body.updated_at)).not.toBeNaN();
  // A save that changes nothing makes no version.
  expect((await set({ version: version + 1, address: 'Kouter 2, 9000 Gent' })).body.version).toBe(version + 1);
  expect((await set({ address: 'Kouter 1, 9000 Gent' })).body).toMatchObject({ version: version + 2 });
  await set({ address: '' });
});

it('keep what a later release added to them, and leave out what is not known here', async () => {
  const features = ['enable_cars_usage_type'];
  await admin.post('/api/settings/features', { feature_flags: features });
  const later = (name: string, UpdateExpression: string, values: Record<string, unknown>) =>
    documentClient().send(
      new UpdateCommand({
        TableName: recordsTable(),
        Key: settingKey(name),
        UpdateExpression,
        ExpressionAttributeValues: values,
      }),
    );
  await later('company', 'SET motto = :motto', { ':motto': 'Fly' });
  await later('features', 'SET feature_flags = :flags', { ':flags': ['fly', ...features] });
  expect((await set({ address: 'Kouter 4, 9000 Gent' })).status).toBe(200);
  const { Item: stored } = await documentClient().send(
    new GetCommand({ TableName: recordsTable(), Key: settingKey('company') }),
  );
  expect(stored).toMatchObject({ motto: 'Fly', address: 'Kouter 4, 9000 Gent' });
  expect((await admin.get('/api/settings/features')).body.feature_flags).toEqual(features);
  await set({ address: '' });
  await admin.post('/api/settings/features', { feature_flags: [] });
});
