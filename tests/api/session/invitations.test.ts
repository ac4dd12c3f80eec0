import { afterEach, expect, it, vi } from 'vitest';
import { logger } from '#functions/platform/runtime/log.ts';
import { startCompany } from '#tests/harness/company.ts';
import { startUserPool } from '#tests/harness/user-pool.ts';

const { runtime } = await startCompany();
afterEach(() => void vi.restoreAllMocks());

const add = async (email: string): Promise<unknown[]> => {
  const { status, body } = await (
    await runtime.as('admin')
  ).post('/api/users/add', { email, name: 'New', role: 'read_only' });
  return [status, body.fields?.[0]?.code ?? body.detail];
};

it('says that an invitation was not sent, and sends it when the user is added again', async () => {
  vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const pool = await startUserPool({}, ['CodeDeliveryFailureException', 'CodeDeliveryFailureException']);
  const notSent = [503, 'The invitation could not be sent. Try again later.'];
  expect(await add('late@noorderlicht.example')).toEqual(notSent);
  expect(await add('late@noorderlicht.example')).toEqual(notSent);
  expect(pool.invited).toEqual([]);
  expect(await add('late@noorderlicht.example')).toEqual([200, undefined]);
  expect(pool.invited).toEqual(['late@noorderlicht.example']);
  pool.close();
});

it('shows an address that the user pool refuses at its field', async () => {
  const pool = await startUserPool({}, ['InvalidParameterException']);
  expect(await add('refused@noorderlicht.example')).toEqual([422, 'invalid_email']);
  pool.close();
});
