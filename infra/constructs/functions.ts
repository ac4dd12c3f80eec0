import { RemovalPolicy, type Duration } from 'aws-cdk-lib';
import { Role, ServicePrincipal, type PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as Lambda, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { FunctionBundle } from '#infra/bundle.ts';
import { logGroupName, type Tenant } from './tenant.ts';

/** Search terms and names of people may stand in a line: logs are kept no longer than they help. */
export const LOG_RETENTION = RetentionDays.ONE_MONTH;

export const logGroup = (scope: Construct, id: string, tenant: Tenant, part: string): LogGroup =>
  new LogGroup(scope, id, {
    logGroupName: logGroupName(tenant, part),
    retention: LOG_RETENTION,
    removalPolicy: RemovalPolicy.DESTROY,
  });

/** A role for functions that may do the same. Its right to log is on its own group, not on all. */
export const functionRole = (
  scope: Construct,
  id: string,
  { logs, statements }: { logs: ILogGroup; statements: readonly PolicyStatement[] },
): Role => {
  const role = new Role(scope, id, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  logs.grantWrite(role);
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
};

/** One Lambda from its bundle, under a name that others can write down. */
export const lambdaFunction = (scope: Construct, id: string, settings: FunctionSettings): Lambda =>
  new Lambda(scope, id, {
    functionName: settings.name,
    description: settings.description,
    code: Code.fromAsset(settings.bundle.directory),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: settings.memoryMb,
    timeout: settings.timeout,
    role: settings.role.withoutPolicyUpdates(),
    logGroup: settings.logs,
    environment: settings.environment,
  });

export const bundleOf = (bundles: ReadonlyMap<string, FunctionBundle>, module: string): FunctionBundle => {
  const bundle = bundles.get(module);
  if (!bundle) throw new Error(`No bundle for functions/${module}.ts`);
  return bundle;
};
