import { join } from 'node:path';
import { tableDefinitions } from '#functions/platform/storage/tables.ts';

export const CLIENT_ID = 'back-office-local';
export const FILES_BUCKET = 'files';
export const AUDIT_BUCKET = 'audit';
export const TENANT_NAME = 'Noorderlicht NV';

/** The file that is in the data folder while the local runtime runs on it: the environment of its storage. */
export const ENDPOINTS_FILE = 'storage.json';

/** What stands in the data folder where AWS has its Secrets Manager and the key that seals documents. */
export const secretEnvironment = (folder: string): Record<'SECRETS_FILE' | 'SIGNING_KEY_FILE', string> => ({
  SECRETS_FILE: join(folder, 'secrets.json'),
  SIGNING_KEY_FILE: join(folder, 'signing-key.pem'),
});

export type StorageEndpoints = { dynamodb: string; s3: string };

/** What the handlers and workers read at run time: the SDK clients take their endpoints from here and know nothing else. */
export const storageEnvironment = ({ dynamodb, s3 }: StorageEndpoints): Record<string, string> => ({
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
  AWS_ENDPOINT_URL_S3: s3,
  ...Object.fromEntries(tableDefinitions.map(({ name }) => [`${name.toUpperCase()}_TABLE`, name])),
  FILES_BUCKET,
  AUDIT_BUCKET,
  TENANT_NAME,
  WEBHOOKS_TO_THIS_MACHINE: 'on',
});

export const identityEnvironment = (issuer: string): Record<string, string> => ({
  OIDC_ISSUER: issuer,
  OIDC_JWKS_URI: `${issuer}/jwks`,
  OIDC_CLIENT_ID: CLIENT_ID,
});
