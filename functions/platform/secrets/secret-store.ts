import { awsSecrets } from './aws-secrets.ts';
import { fileSecrets } from './file-secrets.ts';
import type { SecretStore } from './secret-port.ts';

/** The file of this machine where `SECRETS_FILE` names one, else the Secrets Manager of the tenant. */
export const secretStore = (): SecretStore => {
  const { SECRETS_FILE: file, TENANT: tenant } = process.env;
  if (file) return fileSecrets(file);
  if (!tenant) throw new Error('neither SECRETS_FILE nor TENANT says where secrets are kept');
  return awsSecrets(tenant);
};
