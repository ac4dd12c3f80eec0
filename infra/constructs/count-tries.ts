import { Duration, type Stack } from 'aws-cdk-lib';
import { UserPoolOperation, type UserPool } from 'aws-cdk-lib/aws-cognito';
import type { FunctionBundles } from '#infra/bundle.ts';
import { signInTriesAccess } from './access.ts';
import { bundleOf, functionRole, lambdaFunction, logGroup, type TenantScope } from './functions.ts';
import { logGroupName, tableName, workerName } from './tenant.ts';

const MODULE = 'workflows/sign-in/count-tries';
/** Somebody waits for it at the sign-in. */
const MEMORY_MB = 512;
/** The time that a user pool waits for a function. */
const TIMEOUT = Duration.seconds(5);

/** Has the pool say who begins to sign in and who is in, so that wrong passwords come into the audit log. */
export const countTries = (
  stack: Stack,
  userPool: UserPool,
  { tenant, key, bundles }: TenantScope & { readonly bundles: FunctionBundles },
): void => {
  const logs = logGroup(stack, 'count-tries-log', { tenant, key, name: logGroupName(tenant, 'sign-in') });
  const counter = lambdaFunction(stack, 'count-tries', {
    name: workerName(tenant, MODULE),
    description: 'Counts the sign-ins that begin and succeed',
    bundle: bundleOf(bundles, MODULE),
    role: functionRole(stack, 'count-tries-role', { logs: [logs], statements: [signInTriesAccess(tenant)] }),
    logs,
    environment: { RUNS_TABLE: tableName(tenant, 'runs') },
    memoryMb: MEMORY_MB,
    timeout: TIMEOUT,
  });
  userPool.addTrigger(UserPoolOperation.PRE_AUTHENTICATION, counter);
  userPool.addTrigger(UserPoolOperation.POST_AUTHENTICATION, counter);
};
