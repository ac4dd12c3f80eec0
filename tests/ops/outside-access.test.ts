import { expect, it } from 'vitest';
import { startCompany } from '#tests/harness/company.ts';
import { runOps } from './run-command.ts';

const { runtime } = await startCompany();

const give = (email: string, as: string) => runOps('give-outside-access', ['--email', email, '--as', as]);
const mayImpersonate = async (): Promise<boolean> => {
  runtime.forget();
  return (await (await runtime.as('reader')).get('/api/profile')).body.permissions.includes('users:impersonate');
};

it('lets the operator make a user support, and take that away', async () => {
  expect(await mayImpersonate()).toBe(false);
  expect(await give('Reader@noorderlicht.example', 'support')).toEqual({
    code: 0,
    out: 'reader is support now\n',
    err: '',
  });
  expect(await mayImpersonate()).toBe(true);
  expect((await give('reader@noorderlicht.example', 'nobody')).code).toBe(0);
  expect(await mayImpersonate()).toBe(false);
});

it('refuses an unknown user and an access that does not exist', async () => {
  const unknown = await give('nobody@noorderlicht.example', 'support');
  expect([unknown.code, unknown.err]).toEqual([1, 'no user has the e-mail address nobody@noorderlicht.example\n']);
  expect((await give('reader@noorderlicht.example', 'admin')).code).toBe(2);
});
