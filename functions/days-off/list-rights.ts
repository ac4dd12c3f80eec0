import { listRights } from '#shared/contract/days-off/list-rights.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readRightsForChange } from './days-off-settings.ts';
import { presentRights } from './rights.ts';

export const handler = serve(listRights, async () => {
  const { value, version } = await readRightsForChange();
  return { version, data: await presentRights(value.rights) };
});
