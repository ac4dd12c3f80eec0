import { exportContracts } from '#shared/contract/contracts/export-contracts.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportList } from '#functions/platform/runs/export-list.ts';
import { contractExport } from './contract-export.ts';

export const handler = serve(exportContracts, ({ query, actor }) => exportList(contractExport, actor, query));
