import { machineNames, machineVariable } from '#shared/runs/machines.ts';
import { tableDefinitions } from '#functions/platform/storage/tables.ts';
import { integrationFeatures } from '#shared/permissions/actor.ts';
import { identityEnvironment, type Identity } from './identity.ts';
import { scansUploads } from './malware-protection.ts';
import { auditBucketName, filesBucketName, knownOrigin, stateMachineArn, tableName, type Tenant } from './tenant.ts';

/** The features that are on until an administrator changes them; a connected payroll brings its own. */
const featureDefaults = ({ featureFlags, sandboxPayroll }: Tenant): string =>
  JSON.stringify({ feature_flags: featureFlags, integration_features: sandboxPayroll ? integrationFeatures : [] });

/** The sender of mail and the address of the app for links in it; without a sender no mail leaves. */
const mailEnvironment = (tenant: Tenant): Record<string, string> => {
  const origin = knownOrigin(tenant);
  return {
    ...(tenant.mailFrom !== undefined && { MAIL_FROM: tenant.mailFrom }),
    ...(tenant.mailReplyTo !== undefined && { MAIL_REPLY_TO: tenant.mailReplyTo }),
    ...(origin !== undefined && { APP_URL: origin }),
  };
};

/** The calls of one user that each process of a function answers (docs/areas/deployment.md#limits). */
const USER_CALLS_PER_10_SECONDS = '200';

/**
 * What the functions read from their environment; names only, never a secret
 * (docs/areas/deployment.md#keys-and-secrets).
 */
export const functionEnvironment = (tenant: Tenant, identity: Identity): Record<string, string> => ({
  ...Object.fromEntries(tableDefinitions.map(({ name }) => [`${name.toUpperCase()}_TABLE`, tableName(tenant, name)])),
  FILES_BUCKET: filesBucketName(tenant),
  AUDIT_BUCKET: auditBucketName(tenant),
  TENANT: tenant.slug,
  TENANT_NAME: tenant.name,
  ...identityEnvironment(tenant, identity),
  ...Object.fromEntries(machineNames.map((name) => [machineVariable(name), stateMachineArn(tenant, name)])),
  ...(tenant.bulkDelayMs !== undefined && { BULK_DELAY_MS: String(tenant.bulkDelayMs) }),
  // Functions wait for the tag of a scan unless told that there is none.
  ...(!scansUploads(tenant) && { MALWARE_SCAN: 'off' }),
  ...mailEnvironment(tenant),
  PAYROLL_PRODUCTS: JSON.stringify(tenant.payrollProducts),
  ...(tenant.signatureProvider && { SIGNATURE_PROVIDER: JSON.stringify(tenant.signatureProvider) }),
  FEATURE_DEFAULTS: featureDefaults(tenant),
  CHECK_RESPONSES: 'log',
  ...(!tenant.emulator && { USER_CALLS_PER_10_SECONDS }),
});
