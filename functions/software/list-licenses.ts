import { listLicenses } from '#shared/contract/software/list-licenses.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readLicensePage } from './license-pages.ts';

export const handler = serve(listLicenses, ({ query, actor }) => readLicensePage(actor, query));
