import type { Profile } from '#shared/contract/session/profile.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, permissions } from '#shared/permissions/rules.ts';
import { toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { employeeBrief } from '#functions/platform/directory/employee-briefs.ts';
import { firstAdmins } from './user-list.ts';

export const profileOf = async (actor: Actor): Promise<Profile> => ({
  ...actor,
  avatar: actor.employee_id > 0 ? ((await employeeBrief(actor.employee_id))?.avatar ?? null) : null,
  tenant_name: process.env['TENANT_NAME'] ?? '',
  permissions: permissions.filter((permission) => can(actor, permission)),
  admins: await firstAdmins(),
  today: toDmy(today()),
});
