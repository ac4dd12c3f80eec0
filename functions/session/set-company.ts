import { changesBetween } from '#shared/activity/changes.ts';
import { setCompany } from '#shared/contract/session/set-company.ts';
import { companyIssues } from '#shared/contracts/company.rules.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { settingWrites } from '#functions/platform/events/setting-writes.ts';
import { dropPicture, takePicture } from '#functions/platform/files/pictures.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readCompanyForChange, writeCompany } from '#functions/platform/session/company.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { changedCompany, changeOfLogo, companyFields, fieldsOfCompany, presentCompany } from './company-changes.ts';

export const handler = serve(setCompany, ({ body, actor, commit }) =>
  retryLost(async () => {
    const [{ value: before, revision }, teams] = await Promise.all([readCompanyForChange(), teamCollection.refresh()]);
    const after = changedCompany(before, body);
    assertNoIssues(
      companyIssues(after, (id) => teams.get(id)?.deleted === 0),
      'form_invalid',
    );
    const changed = changesBetween(fieldsOfCompany(before, teams), fieldsOfCompany(after, teams), companyFields);
    const changes = changed.map((change) => (change.field === 'logo' ? changeOfLogo(before, after) : change));
    const logo = { field: 'logo', before: before.logo, sent: body.logo };
    const picture = changes.length > 0 ? await takePicture(actor, logo) : [];
    const writes = [writeCompany(after, revision), ...picture];
    const saved = await commit(
      settingWrites(actor, 'company_updated', { changes, writes }),
      await presentCompany(after),
    );
    await dropPicture(logo);
    return saved;
  }),
);
