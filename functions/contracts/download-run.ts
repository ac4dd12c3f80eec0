import { safeFileName } from '#shared/documents/file-name.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { storeZip } from '#functions/platform/files/send-zip.ts';
import { taskKind } from '#functions/platform/runs/run-kind.ts';
import { bytesOf } from './contract-pdf.ts';
import { DOWNLOAD_KIND, type DownloadInput } from './contract-runs.ts';
import { contracts } from './contracts.ts';
import { zipName } from './zip-name.ts';

/** The PDFs of many contracts as one zip, each under its name, its person and its number. */
export const downloadRun = taskKind<DownloadInput>({
  kind: DOWNLOAD_KIND,
  permission: 'contracts:read',
  work: async ({ contract_ids: ids }, { actor }, progress) => {
    const toChange = await contracts(actor).manyToChange(ids);
    const fileName = zipName(actor.language);
    let files = 0;
    const entries = async function* () {
      for (const [at, id] of ids.entries()) {
        const contract = toChange(id);
        const bytes = await bytesOf(actor, contract);
        await progress(at + 1, ids.length);
        if (!bytes) continue;
        files += 1;
        const person = nameOfPerson(contract.employee_id) ?? '';
        yield { name: safeFileName(`${person} - ${contract.name} - ${id}.pdf`), bytes };
      }
    };
    const key = await storeZip(fileName, entries());
    return { file_name: fileName, file_key: key, files };
  },
});
