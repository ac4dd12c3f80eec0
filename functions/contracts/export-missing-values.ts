import { exportMissingValues } from '#shared/contract/contracts/export-missing-values.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportList } from '#functions/platform/runs/export-list.ts';
import { valuesSheet } from './values-sheet.ts';

export const handler = serve(exportMissingValues, ({ body, actor }) => exportList(valuesSheet, actor, body));
