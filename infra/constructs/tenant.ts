import { Aws } from 'aws-cdk-lib';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { modulePath } from '#shared/contract/endpoint.ts';
import type { MachineName } from '#shared/runs/machines.ts';
import { type ApiPart, MAIN_PART } from '#infra/api-parts.ts';
import type { TableDefinition } from '#functions/platform/storage/tables.ts';
import { readSettings, type Settings } from './settings.ts';

/** What differs between two deployments: the settings, the slug being the prefix of every physical name. */
export type Tenant = Omit<Settings, 'tenant' | 'name'> & { readonly slug: string; readonly name: string };

/**
 * Reads a tenant from context values (`-c tenant=acme -c name="Acme NV" -c bulkDelayMs=600`) and its settings file.
 * Throws an error that names every setting at fault.
 */
export const parseTenant = (context: (key: string) => unknown): Tenant => {
  const { tenant: slug, name, ...settings } = readSettings(context);
  return { ...settings, slug, name: name ?? slug };
};

/** Where browsers find the app, when that is known before it is deployed. */
export const knownOrigin = ({ domain, origin }: Tenant): string | undefined =>
  origin ?? (domain === undefined ? undefined : `https://${domain}`);

/** Where CloudFront looks for what belongs to it: certificates, firewalls, logs. */
export const EDGE_REGION = 'us-east-1';

/** Names are given, not generated: stacks find each other by name and need no exports to deploy in order. */
export const tableName = (tenant: Tenant, table: TableDefinition['name']): string => `${tenant.slug}-${table}`;
const bucketName = ({ slug, region }: Tenant, part: string): string => `${slug}-${part}-${Aws.ACCOUNT_ID}-${region}`;
/** Bucket names are shared by all accounts, hence the account and region. */
export const filesBucketName = (tenant: Tenant): string => bucketName(tenant, 'files');
export const auditBucketName = (tenant: Tenant): string => bucketName(tenant, 'audit');
export const logsBucketName = (tenant: Tenant): string => bucketName(tenant, 'logs');
export const webBucketName = (tenant: Tenant): string => bucketName(tenant, 'web');
export const signInDomainPrefix = (tenant: Tenant): string => `${tenant.slug}-${Aws.ACCOUNT_ID}`;
export const signInDomain = (tenant: Tenant): string =>
  `${signInDomainPrefix(tenant)}.auth.${tenant.region}.amazoncognito.com`;
export const workflowName = (tenant: Tenant, workflow: MachineName): string => `${tenant.slug}-${workflow}`;
export const workerName = (tenant: Tenant, module: string): string => `${tenant.slug}-${module.split('/').join('-')}`;
/** `<tenant>-<area>-<verb-noun>` */
export const functionName = (tenant: Tenant, definition: Pick<Endpoint, 'id'>): string =>
  `${tenant.slug}-${modulePath(definition).replace('/', '-')}`;
export const deadLettersName = (tenant: Tenant): string => `${tenant.slug}-dead-letters`;
/** Under this name SES keeps how mail of the tenant is sent. */
export const configurationSetName = ({ slug }: Tenant): string => `${slug}-mail`;
export const apiName = (tenant: Tenant, part: ApiPart): string => partName(`${tenant.slug}-api`, part);
/**
 * A name for a part. That of the main part has no suffix: deployed tenants have their API under it, and CloudFormation
 * would replace what is called otherwise.
 */
export const partName = (name: string, part: ApiPart): string => (part === MAIN_PART ? name : `${name}-${part}`);
/** The secret that CloudFront shows the API; it is in the regions of both. */
export const originKeyName = (tenant: Tenant): string => `${tenant.slug}-origin-key`;
export const logGroupName = (tenant: Tenant, part: string): string => `/${tenant.slug}/${part}`;

/** `arnOf('dynamodb', 'table/acme-records')` in the stack's own account and region. */
export const arnOf = (service: string, resource: string): string =>
  `arn:${Aws.PARTITION}:${service}:${Aws.REGION}:${Aws.ACCOUNT_ID}:${resource}`;
export const functionArn = (name: string): string => arnOf('lambda', `function:${name}`);
export const tableArn = (tenant: Tenant, table: TableDefinition['name']): string =>
  arnOf('dynamodb', `table/${tableName(tenant, table)}`);
export const stateMachineArn = (tenant: Tenant, workflow: MachineName): string =>
  arnOf('states', `stateMachine:${workflowName(tenant, workflow)}`);
