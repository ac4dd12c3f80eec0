import { getChecklists } from '#shared/contract/people/get-checklists.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { checklistSetting } from './checklist-store.ts';

export const handler = serve(getChecklists, async () => {
  const { joiner_off, leaver_off, own } = await checklistSetting.read();
  return { joiner_off, leaver_off, own };
});
