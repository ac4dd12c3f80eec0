import type { Contract } from '#shared/contracts/contract.ts';
import type { FieldValues } from '#shared/document-content/field-values.ts';
import { haveWages } from '#shared/templates/shortcodes.ts';
import { noteShownWages } from '#functions/platform/audit/shown-wages.ts';
import { valuesOf } from './contract-values.ts';

/** Has the audit log tell a read of wages where one of these values is one. */
export const tellWagesIn = (values: FieldValues): void => {
  if (haveWages(values)) noteShownWages();
};

/** Tells it of whoever gets the pages of a contract; nobody knows what stands in a file that was uploaded. */
export const tellWagesOf = (contract: Contract): void => {
  if (contract.text === null) noteShownWages();
  else tellWagesIn(valuesOf(contract));
};
