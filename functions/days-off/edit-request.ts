import { editRequest } from '#shared/contract/days-off/edit-request.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editOrChange } from './request-edit.ts';

export const handler = serve(editRequest, ({ body, actor, commit }) => editOrChange(actor, body, commit));
