import { currentPeriod } from '#shared/assignments/periods.ts';
import { issue } from '#shared/errors/issue.ts';
import type { HandOver } from '#functions/platform/assignments/hand-over.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { planDeactivation, planLicenseEdit } from './license-changes.ts';
import { activeLicense, licenseIndex, licenseRowOf } from './license-store.ts';
import { licenses } from './licenses.ts';

/** Hands a licence to another person. Its return deactivates it, since a licence always belongs to somebody. */
export const handOverLicenses: HandOver = {
  object: 'software_license',

  async open(actor, ids) {
    const toChange = await licenses(actor).manyToChange(ids);
    return {
      toChange(id) {
        const stored = toChange(id);
        return { stored, holder: stored.deleted === 1 ? 0 : stored.employee_id };
      },
      async plan(id, to, day) {
        const before = toChange(id);
        // Deactivation on its own accepts any day; a hand-over refuses a day before the start, as for all other
        // records.
        const start = currentPeriod(before.periods)?.start_date ?? day;
        if (to === 0) {
          const issues = day < start ? [issue('date', 'period_overlap')] : [];
          return { issues, writes: planDeactivation(actor, before, day) };
        }
        const existing = activeLicense(await licenseIndex(), { product_id: before.product_id, employee_id: to });
        if (existing) return { issues: [issue('to_employee_id', 'has_licence')], writes: [] };
        const old_person = licenseRowOf(before).person_name ?? '';
        const { name: new_person } = await findPerson(actor, to, 'to_employee_id');
        return planLicenseEdit(actor, before, { employee_id: to, day, old_person, new_person });
      },
    };
  },
};
