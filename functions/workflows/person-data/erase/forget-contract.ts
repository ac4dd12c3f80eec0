import type { Contract } from '#shared/contracts/contract.ts';
import { contractFolder } from '#functions/contracts/new-contract.ts';
import { removeStored } from '#functions/contracts/remove-contract.ts';
import { CONTENTS } from '#functions/platform/content/content-store.ts';
import { documentsOf, objectKeyOf } from '#functions/platform/documents/document-store.ts';
import { forgetObject, forgetObjects } from '#functions/platform/files/forget-objects.ts';

/** Deletes every version of what the bucket holds of a contract: its texts, what was made to sign, its documents. */
export const forgetFilesOf = async (contract: Contract): Promise<void> => {
  const { id, pdf } = contract;
  await forgetObjects(`${CONTENTS}${contractFolder(id)}/`);
  await forgetObjects(`contracts/${id}/`);
  await removeStored(contract);
  if (pdf) await forgetObject(pdf.key);
  for (const { fileId } of await documentsOf('contract', id)) await forgetObject(objectKeyOf(fileId));
};
