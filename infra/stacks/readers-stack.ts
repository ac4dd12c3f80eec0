import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Role } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { fileAccess, QUARANTINE, tableAccess } from '#infra/constructs/access.ts';
import { SNAPSHOTS } from '#infra/constructs/area-rights.ts';
import { areas } from '#infra/constructs/areas.ts';
import { functionRole } from '#infra/constructs/functions.ts';
import { logGroupName, type Tenant } from '#infra/constructs/tenant.ts';

export type ReadersStackProps = StackProps & { readonly tenant: Tenant; readonly areas: readonly string[] };

/** An upload is taken by a function that writes, so that no reader needs the quarantine. */
const foldersOf = (area: string): string[] =>
  [...(areas[area]?.needs?.files?.read ?? []), SNAPSHOTS].filter((folder) => folder !== QUARANTINE).toSorted();

/**
 * The roles of functions that only read: one for all areas whose functions read the same folders, since an account has
 * room for 1,000 roles. Each may write to the logs of its areas.
 */
export class ReadersStack extends Stack {
  private readonly roles = new Map<string, Role>();

  constructor(scope: Construct, id: string, { tenant, areas, ...props }: ReadersStackProps) {
    super(scope, id, props);
    const groups = Map.groupBy(areas.toSorted(), (area) => foldersOf(area).join(' '));
    for (const [folders, members] of groups) {
      const role = functionRole(this, `${folders.replaceAll('/', '').replaceAll(' ', '-')}-role`, {
        logs: members.map((area) => LogGroup.fromLogGroupName(this, `${area}-logs`, logGroupName(tenant, area))),
        statements: [...tableAccess(tenant, 'read'), ...fileAccess(tenant, { read: folders.split(' ') })],
      });
      for (const area of members) this.roles.set(area, role);
    }
  }

  roleOf(area: string): Role {
    const role = this.roles.get(area);
    if (!role) throw new Error(`No function of ${area} reads.`);
    return role;
  }
}
