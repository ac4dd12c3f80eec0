import { editAbsence } from '#shared/contract/days-off/edit-absence.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editAbsenceBy } from './absence-edit.ts';

export const handler = serve(editAbsence, ({ body, actor, commit }) => editAbsenceBy(actor, body, commit));
