import { setHoliday } from '#shared/contract/days-off/set-holiday.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { moveHoliday } from './move-holiday.ts';

export const handler = serve(setHoliday, ({ body, actor, commit }) =>
  retryLost(() => moveHoliday(actor, body, commit)),
);
