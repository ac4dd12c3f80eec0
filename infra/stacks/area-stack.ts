import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Role } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { accessOf, modulePath, type Endpoint } from '#shared/contract/endpoint.ts';
import type { FunctionBundles } from '#infra/bundle.ts';
import {
  fileAccess,
  inviteAccess,
  notKeysOfOthers,
  providerAccess,
  secretAccess,
  startAccess,
  tableAccess,
  type Access,
} from '#infra/constructs/access.ts';
import { SNAPSHOTS } from '#infra/constructs/area-rights.ts';
import { areas } from '#infra/constructs/areas.ts';
import { functionEnvironment } from '#infra/constructs/function-environment.ts';
import type { Identity } from '#infra/constructs/identity.ts';
import { bundleOf, functionRole, lambdaFunction, logGroup, type TenantScope } from '#infra/constructs/functions.ts';
import { functionName, logGroupName, type Tenant } from '#infra/constructs/tenant.ts';
import type { ReadersStack } from './readers-stack.ts';

/**
 * API Gateway gives up after 29 s; a request that takes this long is a fault
 * (docs/areas/deployment.md#time-limits-and-alarms).
 */
export const REQUEST_TIMEOUT = Duration.seconds(15);
/** Memory also buys processor time: a full vCPU is 1,769 MB, and a list holds its collection in memory. */
const REQUEST_MEMORY_MB = 1024;

export type AreaStackProps = StackProps &
  TenantScope & {
    readonly area: string;
    readonly endpoints: readonly Endpoint[];
    readonly bundles: FunctionBundles;
    readonly identity: Identity;
    /** Has the roles of the functions that read. */
    readonly readers: ReadersStack;
  };

/** The functions of one area: one Lambda per endpoint, one role for those that write. */
export class AreaStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { tenant, key, area, endpoints, bundles, identity, readers, ...props }: AreaStackProps,
  ) {
    super(scope, id, props);
    const logs = logGroup(this, 'logs', { tenant, key, name: logGroupName(tenant, area) });
    const environment = functionEnvironment(tenant, identity);
    let writer: Role | undefined;
    const roleFor = (access: Access): Role =>
      access === 'read' ? readers.roleOf(area) : (writer ??= this.writeRole(tenant, area, logs, identity));
    for (const definition of endpoints) {
      const bundle = bundleOf(bundles, modulePath(definition));
      lambdaFunction(this, modulePath(definition).replace(`${area}/`, ''), {
        name: functionName(tenant, definition),
        description: definition.summary.slice(0, 256),
        bundle,
        role: roleFor(accessOf(definition)),
        logs,
        environment,
        memoryMb: Math.max(REQUEST_MEMORY_MB, bundle.memoryMb ?? 0),
        timeout: REQUEST_TIMEOUT,
      });
    }
  }

  private writeRole(tenant: Tenant, area: string, logs: ILogGroup, { pool }: Identity): Role {
    const { files = {}, startsRuns, invites, secrets, asksProvider } = areas[area]?.needs ?? {};
    return functionRole(this, 'write-role', {
      logs: [logs],
      statements: [
        ...tableAccess(tenant, 'write'),
        ...notKeysOfOthers(tenant, area),
        ...fileAccess(tenant, { ...files, read: [...(files.read ?? []), SNAPSHOTS] }),
        ...(startsRuns ? [startAccess(tenant, startsRuns)] : []),
        ...(invites && pool ? [inviteAccess(pool.userPool, tenant)] : []),
        ...(secrets ? secretAccess(tenant, secrets) : []),
        ...(asksProvider ? [providerAccess(tenant)] : []),
      ],
    });
  }
}
