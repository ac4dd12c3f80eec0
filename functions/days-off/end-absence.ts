import { endAbsence } from '#shared/contract/days-off/end-absence.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editAbsenceBy } from './absence-edit.ts';

export const handler = serve(endAbsence, ({ body, actor, commit }) => editAbsenceBy(actor, body, commit));
