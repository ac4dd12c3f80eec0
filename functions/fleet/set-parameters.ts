import { setParameters } from '#shared/contract/fleet/set-parameters.ts';
import { addedYearIssues } from '#shared/belgium/parameters.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { readAddedYearsForChange, writeAddedYears } from './added-years.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';

export const handler = serve(setParameters, ({ body, actor, commit }) =>
  retryLost(async () => {
    assertNoIssues(addedYearIssues(body, now()), 'form_invalid');
    const { value, version } = await readAddedYearsForChange();
    const added = { ...body, added_at: now().toISOString() };
    const years = [...value.years.filter(({ year }) => year !== body.year), added];
    const event = recordEvent(actor, 'user', actor.user_id, 'parameters_updated', body);
    return commit([writeAddedYears({ years }, version), event], { ok: 1 });
  }),
);
