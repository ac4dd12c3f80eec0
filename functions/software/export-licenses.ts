import { exportLicenses } from '#shared/contract/software/export-licenses.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportList } from '#functions/platform/runs/export-list.ts';
import { licenseExport } from './license-export.ts';

export const handler = serve(exportLicenses, ({ query, actor }) => exportList(licenseExport, actor, query));
