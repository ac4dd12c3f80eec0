import { listLicensesGrouped } from '#shared/contract/software/list-licenses-grouped.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { licenses } from './licenses.ts';

export const handler = serve(listLicensesGrouped, ({ query, actor }) => licenses(actor).grouped(query));
