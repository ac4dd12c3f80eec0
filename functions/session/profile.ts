import type { Profile } from '#shared/contract/session/profile.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, permissions } from '#shared/permissions/rules.ts';
import { toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { employeeBrief } from '#functions/platform/directory/employee-briefs.ts';
import { pictureLink } from '#functions/platform/files/picture-links.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { languageOfUser } from '#functions/platform/session/language.ts';
import { firstAdmins } from './user-list.ts';

export const profileOf = async (actor: Actor): Promise<Profile> => {
  const company = await readCompany();
  return {
    ...actor,
    // Another process may still know the actor as they were before they changed it.
    language: await languageOfUser(actor.acting_as?.user_id ?? actor.user_id),
    avatar: actor.employee_id > 0 ? ((await employeeBrief(actor.employee_id))?.avatar ?? null) : null,
    tenant_name: process.env['TENANT_NAME'] ?? '',
    tenant_logo: await pictureLink(company.logo),
    tenant_currency: company.currency,
    permissions: permissions.filter((permission) => can(actor, permission)),
    admins: await firstAdmins(),
    today: toDmy(today()),
  };
};
