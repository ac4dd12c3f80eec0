import { addedYearIssues, parametersWith, type AddedYear } from '#shared/belgium/parameters.ts';
import { setParameters } from '#shared/contract/fleet/set-parameters.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { editAddedYears, readAddedYearsForChange } from './added-years.ts';
import { presentYear } from './parameters-wire.ts';

export const handler = serve(setParameters, ({ body: { version, ...body }, actor, commit }) => {
  assertNoIssues(addedYearIssues(body, now()), 'form_invalid');
  const presented = ({ years }: { readonly years: readonly AddedYear[] }) =>
    presentYear(body.year, parametersWith(years), years);
  return editRecord({
    version,
    commit,
    read: readAddedYearsForChange,
    present: ({ value }) => presented(value),
    plan: ({ value, version: seen }) => {
      const added = { ...body, added_at: now().toISOString() };
      const years = [...value.years.filter(({ year }) => year !== body.year), added];
      const event = recordEvent(actor, {
        object: 'user',
        id: actor.user_id,
        type: 'parameters_updated',
        payload: body,
      });
      return {
        writes: [editAddedYears({ years }, seen, presented), event],
        answer: (saved) => ({ ok: 1, version: saved }),
      };
    },
  });
});
