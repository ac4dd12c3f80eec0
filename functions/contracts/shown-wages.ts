import type { Contract } from '#shared/contracts/contract.ts';
import type { FieldValues } from '#shared/document-content/field-values.ts';
import { haveWages } from '#shared/templates/shortcodes.ts';
import { noteShownWages } from '#functions/platform/audit/wage-reads.ts';
import { valuesOf } from './contract-values.ts';

/** Has the audit log tell a read of wages where one of these values is one. */
export const tellWagesIn = (values: FieldValues): void => {
  if (haveWages(values)) noteShownWages();
};

/** Notes that somebody was shown the wages on the pages of a contract. An uploaded file counts as having some. */
export const tellWagesOf = (contract: Contract): void => {
  if (contract.text === null) noteShownWages();
  else tellWagesIn(valuesOf(contract));
};
