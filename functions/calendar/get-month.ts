import { getMonth } from '#shared/contract/calendar/get-month.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { monthOf } from './month.ts';

export const handler = serve(getMonth, ({ query, actor }) => monthOf(actor, query));
