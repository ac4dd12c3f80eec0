import { assertMay } from '#shared/permissions/assert-may.ts';
import { PERSON_ERASE_KIND, personEraseRights, type PersonEraseInput } from '#functions/people/person-data.ts';
import { taskKind } from '#functions/platform/runs/run-kind.ts';
import { erasePerson } from './erase-person.ts';

/** Removes what says who a person is from everything that is stored (docs/areas/trust.md#erasure). */
export const personEraseRun = taskKind<PersonEraseInput>({
  kind: PERSON_ERASE_KIND,
  permission: 'audit:read',
  work: async ({ employee_id: id }, { actor }, progress) => {
    for (const right of personEraseRights) assertMay(actor, right);
    await erasePerson(actor, id, progress);
    return { employee_id: id };
  },
});
