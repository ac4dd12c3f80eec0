import { RemovalPolicy, type Duration } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Architecture, Code, Function as Lambda, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import type { FunctionOptions } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { FunctionBundle } from '#infra/bundle.ts';
import type { Tenant } from './tenant.ts';

/** What every stack with functions needs to know. */
export type TenantScope = {
  readonly tenant: Tenant;
  /** Encrypts what the tenant stores; absent on emulators. */
  readonly key: IKey | undefined;
};

/** A log group, kept as long as the tenant's setting says: a line may hold names of people. */
export const logGroup = (
  scope: Construct,
  id: string,
  { tenant, key, name }: TenantScope & { readonly name: string },
): LogGroup =>
  new LogGroup(scope, id, {
    logGroupName: name,
    retention: tenant.logRetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
    ...(key && { encryptionKey: key }),
  });

/** A role that functions with the same rights share. It may write to their own log groups only. */
export const functionRole = (
  scope: Construct,
  id: string,
  { logs, statements }: { logs: readonly ILogGroup[]; statements: readonly PolicyStatement[] },
): Role => {
  const role = new Role(scope, id, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  for (const group of logs) group.grantWrite(role);
  role.addToPolicy(
    new PolicyStatement({ actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] }),
  );
  for (const statement of statements) role.addToPolicy(statement);
  return role;
};

type FunctionSettings = {
  readonly name: string;
  readonly description: string;
  readonly bundle: FunctionBundle;
  readonly role: Role;
  readonly logs: ILogGroup;
  readonly environment: Record<string, string>;
  readonly memoryMb: number;
  readonly timeout: Duration;
} & Pick<FunctionOptions, 'reservedConcurrentExecutions' | 'onFailure' | 'retryAttempts' | 'maxEventAge'>;

/** One Lambda from its bundle, under a fixed name by which other stacks can refer to it. */
export const lambdaFunction = (
  scope: Construct,
  id: string,
  { name, bundle, role, logs, memoryMb, ...settings }: FunctionSettings,
): Lambda =>
  new Lambda(scope, id, {
    ...settings,
    functionName: name,
    code: Code.fromAsset(bundle.directory, { assetHash: bundle.hash }),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: memoryMb,
    tracing: Tracing.ACTIVE,
    role: role.withoutPolicyUpdates(),
    logGroup: logs,
  });

export const bundleOf = (bundles: ReadonlyMap<string, FunctionBundle>, module: string): FunctionBundle => {
  const bundle = bundles.get(module);
  if (!bundle) throw new Error(`No bundle for functions/${module}.ts`);
  return bundle;
};
