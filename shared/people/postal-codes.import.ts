import type { ImportColumn } from '#shared/imports/import-column.ts';
import { suggestMapping, type ImportMapping } from '#shared/imports/suggest-mapping.ts';
import { isJointCommittee, normalJointCommittee } from './employee.rules.ts';

/** `CP` is a commission paritaire and a code postal, `PC` a paritair comité and a postcode. */
const BOTH = /^[cp]\.?[cp]\.?$/i;
/** Postal codes of Belgium and its neighbours: `9000`, `B-9000`, `59000`, `1012 AB`. */
const POSTAL_CODE = /^(?:[a-z]{1,3}[- ]?)?\d{4,5}(?: ?[a-z]{2})?$/i;

const arePostalCodes = (values: readonly string[]): boolean =>
  values.some((value) => POSTAL_CODE.test(value.trim())) &&
  !values.some((value) => isJointCommittee(normalJointCommittee(value)));

/**
 * A mapping in which a column called `CP` over postal codes is no joint committee: it is the postal code where nothing
 * else is and the file may bring one, else it fills nothing. What was chosen for the header before stays.
 */
export const withPostalCodes = (
  suggested: ImportMapping,
  valuesOf: (header: string) => readonly string[],
  remembered: ImportMapping,
  columns: readonly ImportColumn[],
): ImportMapping => {
  const headers = Object.keys(suggested);
  const isOpen = (header: string): boolean => !Object.hasOwn(remembered, header);
  const header = headers.find((one) => suggested[one] === 'joint_committee' && isOpen(one) && BOTH.test(one.trim()));
  if (header === undefined || !arePostalCodes(valuesOf(header))) return suggested;
  const isFree = columns.some(({ key }) => key === 'postal_code') && !Object.values(suggested).includes('postal_code');
  // The joint committee is free for another column that is called so.
  const others = headers.filter((one) => suggested[one] === null && isOpen(one));
  const committees = columns.filter(({ key }) => key === 'joint_committee');
  return { ...suggested, [header]: isFree ? 'postal_code' : null, ...suggestMapping(others, committees) };
};
