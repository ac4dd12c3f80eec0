import { holderOn } from '#shared/assignments/periods.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { License } from '#shared/software/license.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { HandOver } from '#functions/platform/assignments/hand-over.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { planCorrection, planDeactivation, planLicenseEdit } from './license-changes.ts';
import { licenseIndex, unendedLicense } from './license-store.ts';
import { licenses } from './licenses.ts';

type Planned = { issues: Issue[]; writes: Write[] };

const transfer = async (actor: Actor, before: License, to: number, day: IsoDate): Promise<Planned> => {
  const existing = unendedLicense(await licenseIndex(), { product_id: before.product_id, employee_id: to });
  if (existing && existing.id !== before.id) return { issues: [issue('to_employee_id', 'has_licence')], writes: [] };
  await findPerson(actor, to, 'to_employee_id');
  return planLicenseEdit(actor, before, { employee_id: to, day });
};

/** Hands a licence to another person, or deactivates it. */
export const handOverLicenses: HandOver = {
  object: 'software_license',

  async open(actor, ids) {
    const toChange = await licenses(actor).manyToChange(ids);
    return {
      toChange(id) {
        const stored = toChange(id);
        return { stored, holder: holderOn(stored.periods, today()) };
      },
      // A return deactivates the licence, since it always belongs to somebody.
      plan: async (id, to, day) =>
        to === 0 ? planDeactivation(actor, toChange(id), day) : transfer(actor, toChange(id), to, day),
      correct: async (id, periods) => planCorrection(actor, toChange(id), periods),
    };
  },
};
