import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { ImportMapping } from '#shared/imports/suggest-mapping.ts';
import { areWholeNames, orderOfNames, type NameOrder } from './whole-name.ts';

/** The columns of a whole name, by what stands first in it. */
export const wholeNameKeys = { first: 'name_first_last', last: 'name_last_first' } as const;

const parts = ['first_name', 'last_name'] as const;

/** A file of people may have one column for both names, which is read as two. */
export const wholeNameColumns: readonly ImportColumn[] = [
  { key: wholeNameKeys.first, header: 'First and last name', label: 'imports:wholeName.first', kind: 'text', synonyms: ['full name', 'whole name', 'name and surname', 'employee', 'employee name', 'voornaam en naam', 'voornaam naam', 'voornaam familienaam', 'voor- en familienaam', 'volledige naam', 'medewerker', 'werknemer', 'personeelslid', 'prénom et nom', 'prénom nom', 'nom complet', 'collaborateur', 'travailleur'], splitInto: parts },
  { key: wholeNameKeys.last, header: 'Last and first name', label: 'imports:wholeName.last', kind: 'text', synonyms: ['surname and name', 'last name first name', 'name and first name', 'name first name', 'naam en voornaam', 'naam voornaam', 'familienaam en voornaam', 'familienaam voornaam', 'achternaam voornaam', 'nom et prénom', 'nom prénom', 'nom et prénoms'], splitInto: parts },
]; // prettier-ignore

/** The order of the names in a column that fills this field; undefined for any other field. */
export const nameOrderOf = (field: string | null | undefined): NameOrder | undefined =>
  field === wholeNameKeys.first ? 'first' : field === wholeNameKeys.last ? 'last' : undefined;

/** A mapping in which a column called `Naam` is the last name again, since another column has the first names. */
const besideFirstNames = (suggested: ImportMapping): ImportMapping => {
  const isFilled = Object.values(suggested).includes('last_name');
  return Object.fromEntries(
    Object.entries(suggested).map(([header, field]) => [
      header,
      nameOrderOf(field) ? (isFilled ? null : 'last_name') : field,
    ]),
  );
};

/**
 * A mapping that takes whole names for what they are: a column called `Naam` where no other one has first names. The
 * order is the one that was chosen for the header before, else the one that the names tell, else that of the header.
 */
export const withWholeNames = (
  suggested: ImportMapping,
  valuesOf: (header: string) => readonly string[],
  remembered: ImportMapping = {},
): ImportMapping => {
  const headers = Object.keys(suggested);
  if (headers.some((header) => suggested[header] === 'first_name')) return besideFirstNames(suggested);
  const header =
    headers.find((one) => nameOrderOf(suggested[one])) ?? headers.find((one) => suggested[one] === 'last_name');
  if (header === undefined || !areWholeNames(valuesOf(header))) return suggested;
  const order =
    nameOrderOf(remembered[header]) ?? orderOfNames(valuesOf(header)) ?? nameOrderOf(suggested[header]) ?? 'first';
  return { ...suggested, [header]: wholeNameKeys[order] };
};
