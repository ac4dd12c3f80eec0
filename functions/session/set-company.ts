import { changesBetween } from '#shared/activity/changes.ts';
import { setCompany } from '#shared/contract/session/set-company.ts';
import { companyIssues } from '#shared/contracts/company.rules.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { settingWrites } from '#functions/platform/events/setting-writes.ts';
import { dropPicture, takePicture } from '#functions/platform/files/pictures.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editCompany, readCompanyForChange } from '#functions/platform/session/company.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { patchCompany, changeOfLogo, companyFields, fieldsOfCompany, presentCompany } from './company-changes.ts';

export const handler = serve(setCompany, ({ body: { version, ...body }, actor, commit }) =>
  editRecord({
    version,
    commit,
    read: readCompanyForChange,
    present: ({ value }) => presentCompany(value),
    plan: async ({ value: before, version: seen }) => {
      const teams = await teamCollection.refresh();
      const after = patchCompany(before, body);
      assertNoIssues(companyIssues(after, (id) => teams.get(id)?.deleted === 0));
      const changed = changesBetween(fieldsOfCompany(before, teams), fieldsOfCompany(after, teams), companyFields);
      const changes = changed.map((change) => (change.field === 'logo' ? changeOfLogo(before, after) : change));
      const logo = { field: 'logo', before: before.logo, sent: body.logo };
      const picture = changes.length > 0 ? await takePicture(actor, logo) : [];
      const writes = [editCompany(after, seen, presentCompany), ...picture];
      const presented = await presentCompany(after);
      return {
        writes: settingWrites(actor, 'company_updated', { changes, writes }),
        answer: (saved) => ({ ...presented, version: saved }),
        saved: () => dropPicture(logo),
      };
    },
  }),
);
