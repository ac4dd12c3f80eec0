import { Stack, type StackProps } from 'aws-cdk-lib';
import type { ApiPart } from '#infra/api-parts.ts';
import type { FunctionBundles } from '#infra/bundle.ts';
import type { Construct } from 'constructs';
import { addAlarms } from '#infra/constructs/alarms.ts';
import { addDashboard } from '#infra/constructs/dashboard.ts';
import { inviteFirstAdmin } from '#infra/constructs/first-admin.ts';
import type { Identity } from '#infra/constructs/identity.ts';
import { logGroup, type TenantScope } from '#infra/constructs/functions.ts';
import { logGroupName } from '#infra/constructs/tenant.ts';
import { tenantMetrics } from '#infra/constructs/tenant-metrics.ts';

export type OperationsStackProps = StackProps &
  TenantScope & {
    readonly identity: Identity;
    readonly bundles: FunctionBundles;
    /** The parts that are deployed. */
    readonly parts: readonly ApiPart[];
  };

/**
 * Alarms and dashboard of a tenant, and the invitation of its first administrator: the last stack, when the app is
 * there.
 */
export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, { tenant, key, identity, bundles, parts, ...props }: OperationsStackProps) {
    super(scope, id, props);
    const metrics = tenantMetrics(tenant, parts);
    const alarms = addAlarms(this, { tenant, key, metrics });
    addDashboard(this, tenant, metrics, alarms);
    const logs = logGroup(this, 'logs', { tenant, key, name: logGroupName(tenant, 'operations') });
    inviteFirstAdmin(this, { tenant, identity, bundles, logs });
  }
}
