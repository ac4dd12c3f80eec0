import { getChecklists } from '#shared/contract/people/get-checklists.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { checklistSetting, presentChecklists } from './checklist-store.ts';

export const handler = serve(getChecklists, async () => {
  const { value, version } = await checklistSetting.readForChange();
  return { ...presentChecklists(value), version };
});
