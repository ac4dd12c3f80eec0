import { downloadContracts } from '#shared/contract/contracts/download-contracts.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportedFile } from '#functions/platform/events/exported-event.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { DOWNLOAD_KIND, type DownloadInput } from './contract-runs.ts';
import { contracts } from './contracts.ts';
import { zipName } from './zip-name.ts';

export const handler = serve(downloadContracts, async ({ body: { contract_ids: sent }, actor, commit }) => {
  const ids = [...new Set(sent)];
  const toChange = await contracts(actor).manyToChange(ids);
  for (const id of ids) toChange(id);
  const input: DownloadInput = { contract_ids: ids };
  const title = { name: 'downloadContracts', values: { count: ids.length } } as const;
  const event = exportedFile(actor, 'contract_files', zipName(actor.language), ids.length);
  return launchRun({ kind: DOWNLOAD_KIND, title, input, actor, permission: 'contracts:read' }, commit, [event]);
});
