import type { Issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { licenseEnd, plannedEnd } from '#shared/software/license.dated.ts';
import type { License } from '#shared/software/license.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import type { BulkActs } from '#functions/platform/records/record-kind.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { planDeactivation, planReactivation } from './license-changes.ts';
import { lastHolder } from './license-events.ts';
import { licenses } from './licenses.ts';

type Planned = { issues: readonly Issue[]; writes: readonly Write[] };

const NOTHING: Planned = { issues: [], writes: [] };

/** Ends a licence on a day, or corrects its end. Throws where a later day gives it back to a person who left. */
export const endLicense = async (actor: Actor, before: License, day: IsoDate): Promise<Planned> => {
  if (day === licenseEnd(before)) return NOTHING;
  const { value, issues, writes } = planDeactivation(actor, before, day);
  if (issues.length === 0 && before.deleted === 1 && value.deleted === 0) await findPerson(actor, value.employee_id);
  return { issues, writes };
};

/** Gives a licence back to its last person, or calls its planned end off. Throws where that person has left. */
export const returnLicense = async (actor: Actor, before: License): Promise<Planned> => {
  if (before.deleted === 0 && plannedEnd(before) === null) return NOTHING;
  await findPerson(actor, lastHolder(before));
  return planReactivation(actor, before);
};

/** Deactivation and reactivation of many licences. One that has ended already keeps its day. */
export const licenseActs: BulkActs = {
  async open(actor, ids) {
    const toChange = await licenses(actor).manyToChange(ids);
    return async (id, { act, day }) => {
      const before = toChange(id);
      if (act === 'reactivate') return { before, ...(await returnLicense(actor, before)) };
      return { before, ...(before.deleted === 1 ? NOTHING : await endLicense(actor, before, day ?? today())) };
    };
  },
};
