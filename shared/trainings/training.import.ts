import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { SampleRow } from '#shared/imports/import-kind.ts';
import {
  amountUnits,
  courseTypes,
  participantResults,
  participantStatuses,
  trainingLocations,
  trainingTypes,
} from './names.ts';

/** The column of the program, which is given by its name; a row with one is a session, and a new name a new program. */
export const PROGRAM_NAME = 'program_name';
/** The column of the person, who is given by employee number, e-mail or exact name. */
export const PARTICIPANT = 'person_name';
/**
 * The column of the training of a participant, which is given by its name or id. Program and start date tell trainings
 * of one name apart.
 */
export const TRAINING = 'training_name';

/** The column that tells a program from a training, which has more than a name. */
export const COURSE_TYPE = 'course_type';
export const courseTypeColumn = { key: COURSE_TYPE, header: 'Course type', label: 'trainings:column.course_type', kind: 'enum', allowed: courseTypes, synonyms: ['kind of course', 'soort cursus', 'type de cours'], words: { programma: 'program', programme: 'program', sessie: 'session', 'one-off course': 'one_off', course: 'one_off', opleiding: 'one_off', cursus: 'one_off', cours: 'one_off' } } as const satisfies ImportColumn; // prettier-ignore

/** The columns that a file of trainings may have (docs/areas/files.md#import). */
export const trainingImportColumns = [
  { key: 'id', header: 'Id', label: 'trainings:column.id', kind: 'integer', synonyms: ['training id', 'training_id', 'id opleiding', 'id formation'], isKey: true },
  { key: PROGRAM_NAME, header: 'Program', label: 'trainings:column.program_name', kind: 'text', synonyms: ['course', 'programme', 'programma', 'opleidingsprogramma', 'cursus', 'traject', 'formation'] },
  { key: 'name', header: 'Training', label: 'trainings:column.name', kind: 'text', synonyms: ['name', 'title', 'session', 'course name', 'naam', 'titel', 'opleiding', 'sessie', 'vorming', 'nom', 'titre', 'intitulé', 'session de formation'], required: true },
  courseTypeColumn,
  { key: 'cost', header: 'Cost', label: 'trainings:column.cost', kind: 'money', synonyms: ['price', 'prijs', 'kostprijs', 'kost', 'prix', 'coût'], required: true },
  { key: 'leverancier', header: 'Supplier', label: 'trainings:column.leverancier', kind: 'text', synonyms: ['vendor', 'provider', 'trainer', 'leverancier', 'aanbieder', 'lesgever', 'fournisseur', 'formateur', 'prestataire'] },
  { key: 'start_date', header: 'Start date', label: 'trainings:column.start_date', kind: 'date', synonyms: ['date', 'from', 'first day', 'datum', 'startdatum', 'van', 'date de début', 'du'] },
  { key: 'end_date', header: 'End date', label: 'trainings:column.end_date', kind: 'date', synonyms: ['until', 'to', 'last day', 'einddatum', 'tot', 'date de fin', 'au'] },
  { key: 'training_amount_selection', header: 'Counted in', label: 'trainings:column.training_amount_selection', kind: 'enum', allowed: amountUnits, synonyms: ['unit', 'eenheid', 'unité'], words: { dagen: 'days', dag: 'days', jours: 'days', jour: 'days', day: 'days', minuten: 'minutes', minuut: 'minutes', minute: 'minutes', 'hours and minutes': 'minutes', hours: 'minutes', uren: 'minutes', heures: 'minutes' } },
  { key: 'training_amount_days', header: 'Days', label: 'trainings:field.training_amount_days', kind: 'number', synonyms: ['number of days', 'aantal dagen', 'dagen', 'jours', 'nombre de jours', 'duration in days'] },
  { key: 'training_amount_minutes', header: 'Minutes', label: 'trainings:field.training_amount_minutes', kind: 'integer', synonyms: ['number of minutes', 'aantal minuten', 'minuten', 'nombre de minutes', 'duration in minutes'] },
  { key: 'type_of_training', header: 'Type', label: 'trainings:column.type_of_training', kind: 'enum', allowed: trainingTypes, synonyms: ['training type', 'soort', 'type opleiding', 'type de formation'], words: { formeel: 'formal', formelle: 'formal', formel: 'formal', informeel: 'informal', informelle: 'informal', informel: 'informal' } },
  { key: 'location_of_training', header: 'Location', label: 'trainings:column.location_of_training', kind: 'enum', allowed: trainingLocations, synonyms: ['place', 'where', 'plaats', 'locatie', 'lieu', 'endroit'], words: { onsite: 'on-site', 'ter plaatse': 'on-site', 'sur place': 'on-site', offsite: 'off-site', extern: 'off-site', externe: 'off-site', 'en ligne': 'online', abroad: 'buitenland', etranger: 'buitenland', "a l'etranger": 'buitenland' } },
  { key: 'certificate_to_achieve', header: 'Certificate to achieve', label: 'trainings:column.certificate_to_achieve', kind: 'flag', synonyms: ['certificate', 'certificaat', 'attest', 'certificat', 'attestation'] },
  { key: 'seats', header: 'Seats', label: 'trainings:column.seats', kind: 'integer', synonyms: ['places', 'capacity', 'plaatsen', 'capaciteit', 'capacité', 'nombre de places'] },
  { key: 'additional_information', header: 'Additional information', label: 'trainings:field.additional_information', kind: 'text', synonyms: ['information', 'remarks', 'notes', 'informatie', 'opmerkingen', 'bijkomende informatie', 'informations', 'remarques'] },
  { key: 'falls_under_fla', header: 'Federal learning account', label: 'trainings:field.falls_under_fla', kind: 'flag', synonyms: ['fla', 'federale leerrekening', 'compte formation'], flag: 'trainings_fla' },
] as const satisfies readonly ImportColumn[]; // prettier-ignore

const statusWords = { gevolgd: 'followed', suivi: 'followed', suivie: 'followed', present: 'followed', aanwezig: 'followed', 'niet gevolgd': 'not_pursued', 'not followed': 'not_pursued', 'non suivi': 'not_pursued', absent: 'not_pursued', afwezig: 'not_pursued', 'niet geschikt': 'not_fitting', unsuitable: 'not_fitting', 'pas adapte': 'not_fitting', gereserveerd: 'reserved', ingeschreven: 'reserved', inscrit: 'reserved', enrolled: 'reserved' } as const; // prettier-ignore
const resultWords = { geslaagd: 'passed', reussi: 'passed', 'niet geslaagd': 'not_passed', failed: 'not_passed', echoue: 'not_passed', onderbroken: 'interrupted', interrompu: 'interrupted', 'geen resultaat': 'no_result', none: 'no_result', 'aucun resultat': 'no_result', 'aan te vullen': 'to_be_completed', 'a completer': 'to_be_completed' } as const; // prettier-ignore

/** The columns that a file of participants may have. */
export const participantImportColumns = [
  { key: PARTICIPANT, header: 'Person', label: 'trainings:column.person_name', kind: 'person', synonyms: ['employee', 'employee number', 'participant', 'e-mail', 'email', 'name', 'werknemer', 'medewerker', 'deelnemer', 'personeelsnummer', 'collaborateur', 'travailleur', 'participante', 'matricule'], required: true },
  { key: TRAINING, header: 'Training', label: 'trainings:column.training_name', kind: 'text', synonyms: ['course', 'session', 'training id', 'opleiding', 'sessie', 'vorming', 'formation'], required: true },
  { key: PROGRAM_NAME, header: 'Program', label: 'trainings:column.program_name', kind: 'text', synonyms: ['programme', 'programma', 'opleidingsprogramma', 'traject'] },
  { key: 'start_date', header: 'Start date', label: 'trainings:column.start_date', kind: 'date', synonyms: ['date', 'from', 'first day', 'datum', 'startdatum', 'van', 'date de début', 'du'] },
  { key: 'status', header: 'Status', label: 'trainings:column.status', kind: 'enum', allowed: participantStatuses, words: statusWords, synonyms: ['participation', 'deelname', 'statut', 'participation status'] },
  { key: 'result', header: 'Result', label: 'trainings:column.result', kind: 'enum', allowed: participantResults, words: resultWords, synonyms: ['outcome', 'resultaat', 'résultat'] },
  { key: 'obtained_on', header: 'Certificate obtained on', label: 'trainings:column.obtained_on', kind: 'date', synonyms: ['obtained on', 'certificate date', 'behaald op', 'datum certificaat', 'obtenu le', 'date du certificat'] },
  { key: 'valid_until', header: 'Certificate valid until', label: 'trainings:column.valid_until', kind: 'date', synonyms: ['valid until', 'expires on', 'geldig tot', 'vervaldatum', "valable jusqu'au", "date d'échéance"] },
] as const satisfies readonly ImportColumn[]; // prettier-ignore

/** A program is made by the first of its sessions. */
export const programImportColumns: readonly ImportColumn[] = trainingImportColumns.filter(
  ({ key }) => key === PROGRAM_NAME,
);

/** Sample rows of the templates. */
export const trainingSamples: readonly SampleRow[] = [
  { [PROGRAM_NAME]: { example: 'safety' }, name: { example: 'session' }, cost: 1250, leverancier: 'Veiligheidshuis Gent', start_date: '2026-06-18', end_date: '2026-06-19', training_amount_days: 2, seats: 12 },
  { name: { example: 'excel' }, cost: 340, start_date: '2026-12-14', training_amount_selection: 'minutes', training_amount_minutes: 420 },
]; // prettier-ignore
export const participantSamples: readonly SampleRow[] = [
  { [PARTICIPANT]: 'anna.peeters@example.com', [TRAINING]: { example: 'excel' }, status: 'followed', result: 'passed' },
  { [PARTICIPANT]: '1042', [TRAINING]: { example: 'excel' } },
]; // prettier-ignore
