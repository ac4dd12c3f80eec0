import { Aws } from 'aws-cdk-lib';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { modulePath } from '#shared/contract/endpoint.ts';
import type { TableDefinition } from '#functions/storage/tables.ts';

/** What differs between two deployments. */
export type Tenant = {
  /** Prefix of every physical name: lower case, digits, hyphens. */
  readonly slug: string;
  /** The employer's name as the app shows it. */
  readonly name: string;
  /** Milliseconds between two items of a paced bulk run (spec C §9); undefined leaves each kind its own pace. */
  readonly bulkDelayMs?: number;
};

/** Cognito refuses a domain with one of these in it. */
const RESERVED = /aws|amazon|cognito/;

/**
 * Reads a tenant from context values (`-c tenant=acme -c name="Acme NV" -c bulkDelayMs=600`).
 * Throws an error that names the setting at fault.
 */
export const parseTenant = (context: (key: string) => unknown): Tenant => {
  const slug = String(context('tenant') ?? '');
  if (!/^[a-z](?:-?[a-z0-9]){1,19}$/.test(slug) || RESERVED.test(slug)) {
    throw new Error(
      `tenant: '${slug}' must be 2 to 20 lower-case letters, digits or single hyphens, start with a letter and hold no reserved word; pass -c tenant=<slug>`,
    );
  }
  const delay = context('bulkDelayMs');
  const bulkDelayMs = delay === undefined ? undefined : Number(delay);
  if (bulkDelayMs !== undefined && !(Number.isInteger(bulkDelayMs) && bulkDelayMs >= 0 && bulkDelayMs <= 60_000)) {
    throw new Error(`bulkDelayMs: '${String(delay)}' must be a whole number of milliseconds from 0 to 60000`);
  }
  return { slug, name: String(context('name') ?? slug), ...(bulkDelayMs !== undefined && { bulkDelayMs }) };
};

/** Names are given, not generated: stacks find each other by name and need no exports to deploy in order. */
export const tableName = (tenant: Tenant, table: TableDefinition['name']): string => `${tenant.slug}-${table}`;
/** Bucket names are shared by all accounts, hence the account and region. */
export const filesBucketName = (tenant: Tenant): string => `${tenant.slug}-files-${Aws.ACCOUNT_ID}-${Aws.REGION}`;
export const webBucketName = (tenant: Tenant): string => `${tenant.slug}-web-${Aws.ACCOUNT_ID}-${Aws.REGION}`;
export const signInDomainPrefix = (tenant: Tenant): string => `${tenant.slug}-${Aws.ACCOUNT_ID}`;
export const signInDomain = (tenant: Tenant): string =>
  `${signInDomainPrefix(tenant)}.auth.${Aws.REGION}.amazoncognito.com`;
export const workflowName = (tenant: Tenant, workflow: string): string => `${tenant.slug}-${workflow}`;
export const workerName = (tenant: Tenant, module: string): string => `${tenant.slug}-${module.split('/').join('-')}`;
/** `<tenant>-<area>-<verb-noun>` */
export const functionName = (tenant: Tenant, definition: Pick<Endpoint, 'id'>): string =>
  `${tenant.slug}-${modulePath(definition).replace('/', '-')}`;
export const logGroupName = (tenant: Tenant, part: string): string => `/${tenant.slug}/${part}`;

/** `arnOf('dynamodb', 'table/acme-records')` in the stack's own account and region. */
export const arnOf = (service: string, resource: string): string =>
  `arn:${Aws.PARTITION}:${service}:${Aws.REGION}:${Aws.ACCOUNT_ID}:${resource}`;
export const functionArn = (name: string): string => arnOf('lambda', `function:${name}`);
export const tableArn = (tenant: Tenant, table: TableDefinition['name']): string =>
  arnOf('dynamodb', `table/${tableName(tenant, table)}`);
export const stateMachineArn = (tenant: Tenant, workflow: string): string =>
  arnOf('states', `stateMachine:${workflowName(tenant, workflow)}`);
