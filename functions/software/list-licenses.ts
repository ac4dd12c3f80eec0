import { listLicenses } from '#shared/contract/software/list-licenses.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { licenses } from './licenses.ts';

export const handler = serve(listLicenses, ({ query, actor }) => licenses(actor).list(query));
