import * as z from 'zod';
import { membership, roles, groupAccesses, type Membership } from './actor.ts';
import { companyRights } from './right-flags.ts';

/** A row of the table that gives rights by groups, and the days on which it counts; `until` is the last of them. */
const groupRow = z.strictObject({
  group: z.string().min(1).max(200),
  role: z.enum(roles),
  group_access: z.enum(groupAccesses).default('default'),
  /** What only the operator gives is not among them. */
  rights: z.array(z.enum(companyRights)).default([]),
  from: z.iso.date(),
  until: z.iso.date().optional(),
});
export const groupRights = z.array(groupRow).max(30);
export type GroupRights = z.infer<typeof groupRights>;

/**
 * The rights of somebody in these groups on a day: those of the first row that counts
 * (docs/areas/session-and-rights.md#rights-by-groups). Undefined where none does. What only the operator gives stays.
 */
export const membershipByGroups = (
  table: GroupRights,
  groups: readonly string[],
  day: string,
  { support, reseller }: Pick<Membership, 'support' | 'reseller'>,
): Membership | undefined => {
  const row = table.find(
    ({ group, from, until }) => groups.includes(group) && from <= day && (until === undefined || day <= until),
  );
  if (!row) return undefined;
  const flags = Object.fromEntries(companyRights.map((flag) => [flag, row.rights.includes(flag) ? 1 : 0]));
  return membership.parse({ role: row.role, group_access: row.group_access, ...flags, support, reseller });
};
