import { changesBetween } from '#shared/activity/changes.ts';
import { setCompany } from '#shared/contract/session/set-company.ts';
import { companyIssues } from '#shared/contracts/company.rules.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readCompanyForChange, writeCompany } from '#functions/platform/session/company.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { changedCompany, toldCompany, toldCompanyFields } from './company-changes.ts';

export const handler = serve(setCompany, ({ body, actor, commit }) =>
  retryLost(async () => {
    const [{ value: before, revision }, teams] = await Promise.all([readCompanyForChange(), teamCollection.refresh()]);
    const after = changedCompany(before, body);
    assertNoIssues(
      companyIssues(after, (id) => teams.get(id)?.deleted === 0),
      'form_invalid',
    );
    const changes = changesBetween(toldCompany(before, teams), toldCompany(after, teams), toldCompanyFields);
    const event = recordEvent(actor, 'user', actor.user_id, 'company_updated', { changes });
    return commit(changes.length > 0 ? [writeCompany(after, revision), event] : [], after);
  }),
);
