import type { ImportColumn } from '#shared/imports/import-column.ts';
import { DAYS_PERSON, personSynonyms } from './request.import.ts';

/** The column of the schedule, which is given by its name. */
export const SCHEDULE_NAME = 'schedule_name';

/** The columns that a file of work schedules may have (docs/areas/days-off-pages.md#import). */
export const scheduleImportColumns = [
  { key: DAYS_PERSON, header: 'Person', label: 'days-off:column.person_name', kind: 'text', synonyms: personSynonyms, required: true },
  { key: SCHEDULE_NAME, header: 'Schedule', label: 'days-off:column.schedule_name', kind: 'text', synonyms: ['work schedule', 'schedule name', 'rooster', 'uurrooster', 'werkrooster', 'horaire', 'horaire de travail'], required: true },
  { key: 'from', header: 'From', label: 'days-off:field.from', kind: 'date', synonyms: ['start', 'start date', 'since', 'van', 'vanaf', 'sinds', 'du', 'à partir du', 'depuis'], required: true },
  { key: 'week', header: 'Week', label: 'days-off:column.week', kind: 'integer', synonyms: ['week of the cycle', 'first week', 'cyclusweek', 'semaine'] },
] as const satisfies readonly ImportColumn[]; // prettier-ignore

/** Lines of the template. */
export const scheduleSamples = [
  { person_name: '1001', schedule_name: { example: 'withoutWednesday' }, from: '2026-09-01' },
  { person_name: '1002', schedule_name: { example: 'nineOfTen' }, from: '2027-01-01', week: 2 },
] as const;
