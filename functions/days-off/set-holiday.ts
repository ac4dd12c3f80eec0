import { setHoliday } from '#shared/contract/days-off/set-holiday.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { moveHoliday } from './move-holiday.ts';

export const handler = serve(setHoliday, ({ body, actor, commit }) => moveHoliday(actor, body, commit));
