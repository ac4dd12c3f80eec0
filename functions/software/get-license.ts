import { getLicense } from '#shared/contract/software/get-license.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { licenses } from './licenses.ts';

export const handler = serve(getLicense, ({ params, actor }) => licenses(actor).details(params.id));
