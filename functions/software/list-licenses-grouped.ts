import { listLicensesGrouped } from '#shared/contract/software/list-licenses-grouped.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readLicenseGroups } from './license-pages.ts';

export const handler = serve(listLicensesGrouped, ({ query, actor }) => readLicenseGroups(actor, query));
