import { enrolFirstAdmin } from '#functions/session/first-admin.ts';
import { signInAccounts } from '#functions/session/sign-in-accounts.ts';
import { tableDefinitions } from '#functions/platform/storage/tables.ts';
import { tableName, type Tenant } from '#infra/constructs/tenant.ts';
import { emulatorCredentials } from './cdk.ts';
import type { Outputs } from './outputs.ts';

/**
 * Makes the person of `--adminEmail` an administrator, which on AWS the stack `-operations` does: that one is not
 * deployed to an emulator. Doing it again changes nothing.
 */
export const enrolOnEmulator = async (tenant: Tenant, outputs: Outputs): Promise<void> => {
  const { slug, region, adminEmail: email, adminName } = tenant;
  if (email === undefined) return;
  const pool = outputs[`${slug}-identity`]?.['UserPoolId'];
  Object.assign(process.env, {
    ...emulatorCredentials(),
    ...(pool !== undefined && { USER_POOL_ID: pool }),
    AWS_REGION: region,
    ...Object.fromEntries(tableDefinitions.map(({ name }) => [`${name.toUpperCase()}_TABLE`, tableName(tenant, name)])),
  });
  const person = { email, name: adminName ?? email };
  await enrolFirstAdmin({ ...person, subject: await signInAccounts().invite(person) });
};
