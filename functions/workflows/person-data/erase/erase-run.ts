import { assertMay } from '#shared/permissions/assert-may.ts';
import { PERSON_ERASE_KIND, personEraseRights, type PersonEraseInput } from '#functions/people/person-data.ts';
import { itemKind } from '#functions/platform/runs/run-kind.ts';
import { personDataTexts } from '#functions/platform/texts/person-data.ts';
import { eraseStep } from './erase-person.ts';
import { eraseSteps, type EraseStep } from './erase-steps.ts';

/**
 * Removes what says who a person is from everything that is stored (docs/areas/trust.md#erasure), one step after the
 * other. Cut off anywhere, it goes on with the step that was under way.
 */
export const personEraseRun = itemKind<PersonEraseInput, EraseStep, PersonEraseInput>({
  kind: PERSON_ERASE_KIND,
  permission: 'audit:read',
  paceMs: 0,
  groupMax: 1,
  inFlight: 1,
  expand: (_, { actor }) => {
    const words = personDataTexts(actor.language).step;
    return eraseSteps.map((step) => ({ label: words[step], input: step }));
  },
  prepare: (input) => Promise.resolve(input),
  apply: async (step, { employee_id: id }, { actor }) => {
    for (const right of personEraseRights) assertMay(actor, right);
    // The erasure itself says which steps are done, since a step is as long as it takes to look through a table.
    await eraseStep(actor, id, step);
    return { writes: [] };
  },
});
