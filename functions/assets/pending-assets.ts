import { pendingAssets } from '#shared/contract/assets/pending-assets.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { presentAssetRow } from './asset-wire.ts';
import { assetsOwnedBy } from './owned-by.ts';

export const handler = serve(pendingAssets, async ({ query: { owner_employee_id: owner }, actor }) => {
  await visiblePerson(actor, owner);
  const rows = (await assetsOwnedBy(owner)).filter(({ acceptance }) => acceptance === 'awaiting');
  const [picture, scope] = await Promise.all([
    pictureLinks(rows.flatMap((row) => [row.picture, row.owner_employee_avatar])),
    visibleEmployees(actor),
  ]);
  return { data: rows.map((row) => presentAssetRow(row, scope, picture)) };
});
