import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { Aws } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { MachineName } from '#shared/runs/machines.ts';
import {
  AUDIT_COPIES,
  AUDIT_DAY,
  AUDIT_WAITING,
  CALL_COUNTS,
  KNOWN_GROUPS,
  SIGN_IN_TRIES,
  SIGN_INS,
  tableDefinitions,
  type TableDefinition,
} from '#functions/platform/storage/tables.ts';
import { keysOfOthers } from './area-keys.ts';
import { keysNeverRead } from './read-keys.ts';
import type { FileFolders, SecretUse } from './area-rights.ts';
import {
  arnOf,
  auditBucketName,
  filesBucketName,
  stateMachineArn,
  tableArn,
  tableName,
  type Tenant,
} from './tenant.ts';

export type Access = 'read' | 'write';

const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
/** A transaction needs the rights of the writes in it; IAM has no right for transactions. */
const CHANGE = ['dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

const allow = (actions: string[], resources: string[]): PolicyStatement => new PolicyStatement({ actions, resources });

const readable = (tenant: Tenant, tables: readonly TableDefinition[] = tableDefinitions): string[] =>
  tables.flatMap((table) => [
    tableArn(tenant, table.name),
    ...[table.localIndex, table.globalIndex].flatMap((index) =>
      index ? [arnOf('dynamodb', `table/${tableName(tenant, table.name)}/index/${index.name}`)] : [],
    ),
  ]);

/** Whatever reads says who signed in and who read wages, under keys that hold nothing else. */
const auditAccess = (tenant: Tenant): PolicyStatement =>
  new PolicyStatement({
    actions: ['dynamodb:PutItem'],
    resources: [tableArn(tenant, 'activity')],
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${AUDIT_WAITING}*`, `${SIGN_INS}*`] },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  });

/** Whatever reads counts calls and, where groups give rights, keeps those of users, under keys that hold nothing else. */
const countAccess = (tenant: Tenant): PolicyStatement =>
  new PolicyStatement({
    actions: ['dynamodb:UpdateItem'],
    resources: [tableArn(tenant, 'runs')],
    conditions: {
      'ForAllValues:StringLike': {
        'dynamodb:LeadingKeys': [`${CALL_COUNTS}*`, ...(tenant.groups.length > 0 ? [`${KNOWN_GROUPS}*`] : [])],
      },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  });

/** Counting the sign-ins that begin, under one key that holds nothing else. */
export const signInTriesAccess = (tenant: Tenant): PolicyStatement =>
  new PolicyStatement({
    actions: ['dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
    resources: [tableArn(tenant, 'runs')],
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [SIGN_IN_TRIES] },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  });

/**
 * What a function may do to the tables. The activity table is append-only (docs/areas/deployment.md#audit): updating
 * and deleting there is not allowed and also denied, so that a wider grant elsewhere does not open it.
 */
export const tableAccess = (tenant: Tenant, access: Access): PolicyStatement[] => {
  const changeable = [tableArn(tenant, 'records'), tableArn(tenant, 'runs')];
  const activity = tableArn(tenant, 'activity');
  return [
    allow(READ, readable(tenant)),
    ...(access === 'write'
      ? [allow(['dynamodb:PutItem'], [...changeable, activity]), allow(CHANGE, changeable)]
      : [auditAccess(tenant), countAccess(tenant)]),
    new PolicyStatement({
      effect: Effect.DENY,
      actions: ['dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
      resources: [activity],
    }),
  ];
};

/** Only the function that chains the audit log may write to the chain; this is for all others (docs/areas/trust.md#audit-log). */
export const notChaining = (tenant: Tenant): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: ['dynamodb:PutItem'],
    resources: [tableArn(tenant, 'activity')],
    conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [`${AUDIT_DAY}*`] } },
  });

/**
 * What the writers of an area never do, whatever else they may: write records, rights and secrets of other areas
 * (docs/areas/deployment.md#keys-of-areas).
 */
export const notKeysOfOthers = (tenant: Tenant, area: string): PolicyStatement[] =>
  tableDefinitions.flatMap(({ name }) => {
    const keys = keysOfOthers(area, name, tenant.groups.length > 0);
    if (keys.length === 0) return [];
    return new PolicyStatement({
      effect: Effect.DENY,
      actions: ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
      resources: [tableArn(tenant, name)],
      conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': keys } },
    });
  });

/**
 * What functions made of these source files never read, whatever else they may
 * (docs/areas/deployment.md#keys-of-areas).
 */
export const notReadByCode = (tenant: Tenant, inputs: readonly string[]): PolicyStatement[] =>
  tableDefinitions.flatMap((table: TableDefinition) => {
    const keys = keysNeverRead(inputs, table.name);
    if (keys.length === 0) return [];
    return new PolicyStatement({
      effect: Effect.DENY,
      actions: READ,
      resources: readable(tenant, [table]),
      conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': keys } },
    });
  });

/** Where uploads arrive and are scanned. */
export const QUARANTINE = 'quarantine/';

export const filesBucketArn = (tenant: Tenant): string => `arn:${Aws.PARTITION}:s3:::${filesBucketName(tenant)}`;

export const fileAccess = (tenant: Tenant, { read = [], write = [], remove = [] }: FileFolders): PolicyStatement[] => {
  const bucket = filesBucketArn(tenant);
  const objects = (folders: readonly string[]) => folders.map((folder) => `${bucket}/${folder}*`);
  return [
    // Without the right to list, S3 answers "forbidden" for an object that is not there.
    ...(read.length > 0 ? [allow(['s3:GetObject'], objects(read)), allow(['s3:ListBucket'], [bucket])] : []),
    // The verdict of the malware scan is a tag. No function may set one.
    ...(read.includes(QUARANTINE) ? [allow(['s3:GetObjectTagging'], objects([QUARANTINE]))] : []),
    ...(write.length > 0 ? [allow(['s3:PutObject'], objects(write))] : []),
    ...(remove.length > 0 ? [allow(['s3:DeleteObject'], objects(remove))] : []),
  ];
};

/**
 * Copying the audit log to its bucket, where no object can be replaced; reading tells how far a copy of before went.
 */
export const auditCopyAccess = (tenant: Tenant): PolicyStatement =>
  allow(['s3:PutObject', 's3:GetObject'], [`arn:${Aws.PARTITION}:s3:::${auditBucketName(tenant)}/${AUDIT_COPIES}*`]);

/** Deleting objects of these folders with the versions that the bucket would keep. */
export const forgetAccess = (tenant: Tenant, folders: readonly string[]): PolicyStatement[] => {
  const bucket = filesBucketArn(tenant);
  const objects = folders.map((folder) => `${bucket}/${folder}*`);
  return [allow(['s3:ListBucketVersions'], [bucket]), allow(['s3:DeleteObject', 's3:DeleteObjectVersion'], objects)];
};

/**
 * Finding and removing whoever is erased, wherever they stand: reading whole tables, and deleting versions of objects. No
 * event can be updated or deleted by it.
 */
export const eraseAccess = (tenant: Tenant, folders: readonly string[]): PolicyStatement[] => {
  const tables = tableDefinitions.map(({ name }) => tableArn(tenant, name));
  return [allow(['dynamodb:Scan'], tables), ...forgetAccess(tenant, folders)];
};

export const startAccess = (tenant: Tenant, machines: readonly MachineName[]): PolicyStatement =>
  allow(
    ['states:StartExecution'],
    machines.map((name) => stateMachineArn(tenant, name)),
  );

/** The right to make and to find accounts and to tie them to directories, but not to touch a password or a group. */
export const inviteAccess = (userPool: IUserPool, { directories }: Tenant): PolicyStatement =>
  allow(
    [
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminGetUser',
      ...(directories.length > 0 ? ['cognito-idp:AdminLinkProviderForUser'] : []),
    ],
    [userPool.userPoolArn],
  );

/** Deleting the accounts of somebody who is erased. */
export const removeAccountAccess = (userPool: IUserPool): PolicyStatement =>
  allow(['cognito-idp:ListUsers', 'cognito-idp:AdminDeleteUser'], [userPool.userPoolArn]);

/** Sealing documents, and nothing else that a key can do. */
export const signAccess = (key: IKey): PolicyStatement => allow(['kms:Sign', 'kms:GetPublicKey'], [key.keyArn]);

const CHANGE_SECRET = ['CreateSecret', 'DescribeSecret', 'PutSecretValue', 'UpdateSecretVersionStage', 'DeleteSecret'];

/** The credentials of the tenant's provider of signatures, and no other secret. */
export const providerAccess = ({ slug }: Tenant): PolicyStatement =>
  allow(['secretsmanager:GetSecretValue'], [arnOf('secretsmanager', `secret:${slug}/signatures/*`)]);

/**
 * The credentials of the tenant's payroll offices (docs/areas/integrations.md#credentials) and what signs its webhooks,
 * and no other secret.
 */
export const secretAccess = ({ slug }: Tenant, uses: SecretUse): PolicyStatement[] =>
  Object.entries(uses).map(([folder, use]) =>
    allow(
      ['GetSecretValue', ...(use === 'change' ? CHANGE_SECRET : [])].map((action) => `secretsmanager:${action}`),
      [arnOf('secretsmanager', `secret:${slug}/${folder}/*`)],
    ),
  );
