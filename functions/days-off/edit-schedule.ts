import { editSchedule } from '#shared/contract/days-off/edit-schedule.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editScheduleBy } from './schedule-edit.ts';

export const handler = serve(editSchedule, ({ body, actor, commit }) => editScheduleBy(actor, body, commit));
