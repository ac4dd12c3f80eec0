import { assetPolicies } from './asset-policy.ts';
import { carPolicies } from './car-policy.ts';
import { employmentContracts } from './employment-contract.ts';
import type { LibraryText } from './model-text.ts';
import { returnReceipts } from './return-receipt.ts';
import { teleworkAnnexes } from './telework-annex.ts';
import { trainingClauses } from './training-clause.ts';

/** The public library: models of our own writing, to be checked by a lawyer (docs/areas/templates.md#library). */
export const libraryTexts: readonly LibraryText[] = [
  ...employmentContracts,
  ...carPolicies,
  ...assetPolicies,
  ...teleworkAnnexes,
  ...trainingClauses,
  ...returnReceipts,
];
