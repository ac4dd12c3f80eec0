import type { ImportColumn } from '#shared/imports/import-column.ts';
import { endParts, requestStates, startParts } from './names.ts';

/** The column of the person, who is given by employee number, e-mail or exact name. */
export const DAYS_PERSON = 'person_name';
/** The column of the type, which is given by its name. */
export const DAYS_TYPE = 'type_name';
/** The column in which an export names the type of an absence; in that of the type it is called Absent. */
export const DAYS_ABSENCE = 'absence_name';

/** Other headers for the person and for the type, in each file of days off. */
export const personSynonyms = ['employee', 'employee number', 'e-mail', 'name', 'persoon', 'werknemer', 'medewerker', 'personeelsnummer', 'naam', 'personne', 'travailleur', 'nom', 'matricule'] as const; // prettier-ignore
export const typeSynonyms = ['type of leave', 'leave type', 'soort', 'soort verlof', 'verloftype', 'afwezigheid', 'type de congé', 'congé'] as const; // prettier-ignore

const partWords = { 'hele dag': 'whole', volledig: 'whole', 'whole day': 'whole', entier: 'whole', 'jour entier': 'whole', voormiddag: 'morning', am: 'morning', matin: 'morning', namiddag: 'afternoon', pm: 'afternoon', 'apres-midi': 'afternoon' } as const; // prettier-ignore

/** The columns that a file of days off may have (docs/areas/files.md#import). */
export const dayOffImportColumns = [
  { key: DAYS_PERSON, header: 'Person', label: 'days-off:column.person_name', kind: 'text', synonyms: personSynonyms, required: true },
  { key: DAYS_TYPE, header: 'Type', label: 'days-off:column.type_name', kind: 'text', synonyms: typeSynonyms, required: true },
  { key: DAYS_ABSENCE, header: 'Absence', label: 'days-off:column.absence_name', kind: 'text', synonyms: [] },
  { key: 'start_date', header: 'From', label: 'days-off:column.start_date', kind: 'date', synonyms: ['start', 'start date', 'date', 'first day', 'van', 'vanaf', 'startdatum', 'datum', 'du', 'date de début'], required: true },
  { key: 'end_date', header: 'Until', label: 'days-off:column.end_date', kind: 'date', synonyms: ['end', 'end date', 'last day', 'to', 'tot', 'tot en met', 'einddatum', 'au', 'date de fin'] },
  { key: 'start_part', header: 'Part of the first day', label: 'days-off:field.start_part', kind: 'enum', allowed: startParts, synonyms: ['part', 'dagdeel', 'partie'], words: partWords },
  { key: 'end_part', header: 'Part of the last day', label: 'days-off:field.end_part', kind: 'enum', allowed: endParts, synonyms: [], words: { 'hele dag': 'whole', 'whole day': 'whole', voormiddag: 'morning', am: 'morning', matin: 'morning' } },
  { key: 'minutes', header: 'Minutes', label: 'days-off:column.minutes', kind: 'integer', synonyms: ['minuten', 'number of minutes', 'aantal minuten'] },
  { key: 'state', header: 'State', label: 'days-off:column.state', kind: 'enum', allowed: requestStates, synonyms: [] },
  { key: 'reason', header: 'Reason', label: 'days-off:column.reason', kind: 'text', synonyms: ['remark', 'reden', 'opmerking', 'motif', 'remarque'] },
] as const satisfies readonly ImportColumn[]; // prettier-ignore

/** A line of the template. */
export const dayOffSamples = [
  { person_name: '1001', type_name: { example: 'legalHolidays' }, start_date: '2026-08-03', end_date: '2026-08-14' },
  {
    person_name: '1002',
    type_name: { example: 'compensatoryDays' },
    start_date: '2026-12-24',
    start_part: 'afternoon',
  },
] as const;
