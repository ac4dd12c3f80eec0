import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { clientSettings } from './app-client.ts';
import { signInDomain, type Tenant } from './tenant.ts';

/** The tenant's own pool, and the client by which the app signs in there. */
export type TenantPool = { readonly userPool: IUserPool; readonly client: IUserPoolClient };

/** Who signs people in: the tenant's user pool, or any other OIDC issuer (docs/settings.md#another-issuer). */
export type Identity = {
  readonly issuer: string;
  readonly clientId: string;
  /** What the app asks the issuer for. */
  readonly scope: string;
  /** The hosts where a browser signs in and fetches tokens. */
  readonly hosts: readonly string[];
  /** Where functions find the keys of the issuer; absent where they ask the issuer. */
  readonly keySet?: string;
  /** Absent where another issuer signs people in. */
  readonly pool?: TenantPool;
};

const poolHost = ({ userPool }: TenantPool, region: string): string =>
  `cognito-idp.${region}.${userPool.stack.urlSuffix}`;

/** Tokens of an emulator name the issuer that AWS would be, but their keys are at the emulator's own address. */
const emulatorPool = ({ userPool }: TenantPool): string => {
  const endpoint = process.env['AWS_ENDPOINT_URL'];
  if (!endpoint) throw new Error('emulator: needs AWS_ENDPOINT_URL, the address of the emulator');
  return `${endpoint}/${userPool.userPoolId}`;
};

export const poolIdentity = (tenant: Tenant, pool: TenantPool): Identity => {
  const host = poolHost(pool, tenant.region);
  const issuer = `https://${host}/${pool.userPool.userPoolId}`;
  return {
    issuer,
    clientId: pool.client.userPoolClientId,
    scope: clientSettings.appScope,
    hosts: [signInDomain(tenant), host],
    keySet: `${tenant.emulator ? emulatorPool(pool) : issuer}/.well-known/jwks.json`,
    pool,
  };
};

/** The issuer that the settings name; undefined where the tenant has a pool of its own. */
export const otherIssuer = ({ issuer, clientId, scope, keySet }: Tenant): Identity | undefined =>
  issuer === undefined || clientId === undefined
    ? undefined
    : { issuer, clientId, scope, hosts: [new URL(issuer).host], ...(keySet !== undefined && { keySet }) };

/** What the functions have to know to check a token and to find its user. */
export const identityEnvironment = (tenant: Tenant, { issuer, clientId, keySet, pool }: Identity) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  ...(keySet !== undefined && { OIDC_JWKS_URI: keySet }),
  ...(pool ? { USER_POOL_ID: pool.userPool.userPoolId } : { OIDC_USER_CLAIM: tenant.userClaim }),
  ...(tenant.audience !== undefined && { OIDC_AUDIENCE: tenant.audience }),
  ...(tenant.groups.length > 0 && {
    OIDC_GROUPS: JSON.stringify(tenant.groups),
    OIDC_GROUP_CLAIM: tenant.groupClaim ?? (pool ? 'cognito:groups' : 'groups'),
    OIDC_GROUP_DAYS: String(tenant.groupDays),
  }),
  ...(tenant.directories.length > 0 && { SIGN_IN_DIRECTORIES: tenant.directories.map(({ name }) => name).join(',') }),
});
