import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { accessOf, modulePath, type Endpoint } from '#shared/contract/endpoint.ts';
import type { FunctionBundles } from '#infra/bundle.ts';
import {
  fileAccess,
  QUARANTINE,
  inviteAccess,
  notKeysOfOthers,
  notReadByCode,
  providerAccess,
  secretAccess,
  startAccess,
  tableAccess,
} from '#infra/constructs/access.ts';
import { SNAPSHOTS } from '#infra/constructs/area-rights.ts';
import { areas } from '#infra/constructs/areas.ts';
import { functionEnvironment } from '#infra/constructs/function-environment.ts';
import type { Identity } from '#infra/constructs/identity.ts';
import { bundleOf, functionRole, lambdaFunction, logGroup, type TenantScope } from '#infra/constructs/functions.ts';
import { entitiesIn } from '#infra/constructs/read-keys.ts';
import { functionName, logGroupName, type Tenant } from '#infra/constructs/tenant.ts';

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
  };

/** The snapshots of the lists that the code holds. */
const snapshotsOf = (inputs: readonly string[]): string[] =>
  [...entitiesIn(inputs)].toSorted().map((type) => `${SNAPSHOTS}${type}/`);

/** An upload is taken by a function that writes, so that no reader needs the quarantine. */
const mayRead = (tenant: Tenant, area: string, inputs: readonly string[]): PolicyStatement[] => {
  const folders = (areas[area]?.needs?.files?.read ?? []).filter((folder) => folder !== QUARANTINE);
  return [...tableAccess(tenant, 'read'), ...fileAccess(tenant, { read: [...folders, ...snapshotsOf(inputs)] })];
};

const mayWrite = (tenant: Tenant, area: string, inputs: readonly string[], { pool }: Identity): PolicyStatement[] => {
  const { files = {}, startsRuns, invites, secrets, asksProvider } = areas[area]?.needs ?? {};
  return [
    ...tableAccess(tenant, 'write'),
    ...notKeysOfOthers(tenant, area),
    ...fileAccess(tenant, { ...files, read: [...(files.read ?? []), ...snapshotsOf(inputs)] }),
    ...(startsRuns ? [startAccess(tenant, startsRuns)] : []),
    ...(invites && pool ? [inviteAccess(pool.userPool, tenant)] : []),
    ...(secrets ? secretAccess(tenant, secrets) : []),
    ...(asksProvider ? [providerAccess(tenant)] : []),
  ];
};

/** The functions of one area: one Lambda per endpoint, one role for those that read and one for those that write. */
export class AreaStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { tenant, key, area, endpoints, bundles, identity, ...props }: AreaStackProps,
  ) {
    super(scope, id, props);
    const logs = logGroup(this, 'logs', { tenant, key, name: logGroupName(tenant, area) });
    const environment = functionEnvironment(tenant, identity);
    for (const access of ['read', 'write'] as const) {
      const members = endpoints
        .filter((definition) => accessOf(definition) === access)
        .map((definition) => ({ definition, bundle: bundleOf(bundles, modulePath(definition)) }));
      if (members.length === 0) continue;
      const inputs = members.flatMap(({ bundle }) => bundle.inputs);
      const role = functionRole(this, `${access}-role`, {
        logs: [logs],
        statements: [
          ...(access === 'read' ? mayRead(tenant, area, inputs) : mayWrite(tenant, area, inputs, identity)),
          ...notReadByCode(tenant, inputs),
        ],
      });
      for (const { definition, bundle } of members) {
        lambdaFunction(this, modulePath(definition).replace(`${area}/`, ''), {
          name: functionName(tenant, definition),
          description: definition.summary.slice(0, 256),
          bundle,
          role,
          logs,
          environment,
          memoryMb: Math.max(REQUEST_MEMORY_MB, bundle.memoryMb ?? 0),
          timeout: REQUEST_TIMEOUT,
        });
      }
    }
  }
}
