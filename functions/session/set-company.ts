import { changesBetween } from '#shared/activity/changes.ts';
import { setCompany } from '#shared/contract/session/set-company.ts';
import { companyIssues } from '#shared/contracts/company.rules.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { dropPicture, takePicture } from '#functions/platform/files/pictures.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readCompanyForChange, writeCompany } from '#functions/platform/session/company.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { changedCompany, companyOut, toldCompany, toldCompanyFields, toldLogo } from './company-changes.ts';

export const handler = serve(setCompany, ({ body, actor, commit }) =>
  retryLost(async () => {
    const [{ value: before, revision }, teams] = await Promise.all([readCompanyForChange(), teamCollection.refresh()]);
    const after = changedCompany(before, body);
    assertNoIssues(
      companyIssues(after, (id) => teams.get(id)?.deleted === 0),
      'form_invalid',
    );
    const changes = changesBetween(toldCompany(before, teams), toldCompany(after, teams), toldCompanyFields);
    const logo = { field: 'logo', before: before.logo, sent: body.logo };
    const told = changes.map((change) => (change.field === 'logo' ? toldLogo(before, after) : change));
    const event = recordEvent(actor, 'user', actor.user_id, 'company_updated', { changes: told });
    const writes =
      changes.length > 0 ? [writeCompany(after, revision), event, ...(await takePicture(actor, logo))] : [];
    const saved = await commit(writes, await companyOut(after));
    await dropPicture(logo);
    return saved;
  }),
);
