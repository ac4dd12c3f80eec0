import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { tableDefinitions } from '#functions/storage/tables.ts';
import { filesBucketName, stateMachineArn, tableName, type Tenant } from './tenant.ts';

export type Identity = { readonly userPool: IUserPool; readonly client: IUserPoolClient };

export const issuerOf = (userPool: IUserPool): string =>
  `https://cognito-idp.${userPool.stack.region}.${userPool.stack.urlSuffix}/${userPool.userPoolId}`;

/** What the functions read from their environment; names only, never a secret (reliability §8.8). */
export const functionEnvironment = (tenant: Tenant, { userPool, client }: Identity): Record<string, string> => ({
  ...Object.fromEntries(tableDefinitions.map(({ name }) => [`${name.toUpperCase()}_TABLE`, tableName(tenant, name)])),
  FILES_BUCKET: filesBucketName(tenant),
  TENANT_NAME: tenant.name,
  OIDC_ISSUER: issuerOf(userPool),
  OIDC_JWKS_URI: `${issuerOf(userPool)}/.well-known/jwks.json`,
  OIDC_CLIENT_ID: client.userPoolClientId,
  BULK_RUN_STATE_MACHINE_ARN: stateMachineArn(tenant, 'bulk-run'),
  ...(tenant.bulkDelayMs !== undefined && { BULK_DELAY_MS: String(tenant.bulkDelayMs) }),
  CHECK_RESPONSES: 'log',
});
