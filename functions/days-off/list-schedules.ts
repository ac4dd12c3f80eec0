import { listSchedules } from '#shared/contract/days-off/list-schedules.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { listOfSchedules } from './schedules.ts';

export const handler = serve(listSchedules, () => listOfSchedules());
