import type { ImportColumn } from '#shared/imports/import-column.ts';
import { DAYS_PERSON, DAYS_TYPE, personSynonyms, typeSynonyms } from './request.import.ts';

/** The columns that a file of corrections of balances may have (docs/areas/days-off-pages.md#import). */
export const correctionImportColumns = [
  { key: DAYS_PERSON, header: 'Person', label: 'days-off:column.person_name', kind: 'text', synonyms: personSynonyms, required: true },
  { key: DAYS_TYPE, header: 'Type', label: 'days-off:column.type_name', kind: 'text', synonyms: typeSynonyms, required: true },
  { key: 'year', header: 'Year', label: 'days-off:field.year', kind: 'integer', synonyms: ['jaar', 'année', 'dienstjaar'], required: true },
  { key: 'days', header: 'Days', label: 'days-off:column.days', kind: 'number', synonyms: ['number of days', 'dagen', 'aantal dagen', 'saldo', 'balance', 'jours', 'solde'] },
  { key: 'minutes', header: 'Minutes', label: 'days-off:column.minutes', kind: 'integer', synonyms: ['minuten', 'number of minutes', 'aantal minuten'] },
  { key: 'reason', header: 'Reason', label: 'days-off:column.reason', kind: 'text', synonyms: ['remark', 'reden', 'opmerking', 'motif', 'remarque'], required: true },
] as const satisfies readonly ImportColumn[]; // prettier-ignore

/** Lines of the template. */
export const correctionSamples = [
  { person_name: '1001', type_name: { example: 'legalHolidays' }, year: 2026, days: 10, reason: { example: 'formerEmployer' } },
  { person_name: '1002', type_name: { example: 'compensatoryDays' }, year: 2026, minutes: -228, reason: { example: 'halfDay' } },
] as const; // prettier-ignore
