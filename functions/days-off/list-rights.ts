import { listRights } from '#shared/contract/days-off/list-rights.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { presentRights } from './rights.ts';

export const handler = serve(listRights, async () => ({ data: await presentRights() }));
