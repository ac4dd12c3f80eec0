import { dimonaStatutes, statutes } from './employee.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';

/** The column of team names, which are separated by `;` or `,`. */
export const TEAMS = 'team';

const statuteWords = {
  bediende: 'white_collar', employe: 'white_collar', employee: 'white_collar',
  arbeider: 'blue_collar', ouvrier: 'blue_collar', worker: 'blue_collar',
  zelfstandige: 'self_employed', independant: 'self_employed', freelance: 'self_employed',
  stagiair: 'intern', stagiaire: 'intern', jobstudent: 'student', etudiant: 'student',
} as const; // prettier-ignore

/** The columns that a file of people may have, with the order and headers of the template. */
export const employeeImportColumns = [
  { key: 'id', header: 'Id', label: 'people:column.id', kind: 'integer', synonyms: ['employee id', 'person id'], isKey: true },
  { key: 'employee_number', header: 'Employee number', label: 'people:column.employee_number', kind: 'text', synonyms: ['number', 'personeelsnummer', 'stamnummer', 'matricule', 'numéro', 'werknemersnummer', 'personeelsnr', 'personeelsnr.', 'medewerkersnummer', 'stamnr', 'numéro de personnel', 'n° de personnel', 'numéro matricule', 'n° matricule', 'numéro du travailleur'], isKey: true },
  { key: 'first_name', header: 'First name', label: 'people:field.first_name', kind: 'text', synonyms: ['voornaam', 'prénom', 'voornamen', 'roepnaam', 'prénoms', 'prénom usuel'], required: true },
  { key: 'last_name', header: 'Last name', label: 'people:field.last_name', kind: 'text', synonyms: ['name', 'surname', 'naam', 'achternaam', 'familienaam', 'nom', 'familienaam werknemer', 'naam werknemer', 'nom de famille', 'nom du travailleur'], required: true },
  { key: 'email', header: 'E-mail', label: 'people:column.email', kind: 'text', synonyms: ['email address', 'mail', 'e-mailadres', 'courriel', 'e-mail werk', 'mailadres', 'emailadres', 'adresse e-mail', 'adresse email', 'adresse mail', 'e-mail professionnel', 'courrier électronique'], isKey: true },
  { key: 'phone', header: 'Phone', label: 'people:column.phone', kind: 'text', synonyms: ['telephone', 'mobile', 'gsm', 'telefoon', 'téléphone', 'gsm-nummer', 'gsm nummer', 'telefoonnummer', 'mobiel', 'mobiel nummer', 'numéro de téléphone', 'n° de téléphone', 'numéro de gsm', 'portable'], permission: 'people:phone' },
  { key: TEAMS, header: 'Teams', label: 'people:column.team', kind: 'list', synonyms: ['team', 'department', 'afdeling', 'équipe', 'département', 'teamnaam', 'dienst', 'departement', 'service', 'équipes', 'unité', 'business unit'] },
  { key: 'statute', header: 'Statute', label: 'people:column.statute', kind: 'enum', allowed: statutes, words: statuteWords, synonyms: ['statuut', 'statut', 'statuut werknemer', 'type werknemer', 'statut social', 'statut du travailleur'] },
  { key: 'start_date', header: 'Start date', label: 'people:column.start_date', kind: 'date', synonyms: ['most recent start date', 'in service', 'hired', 'startdatum', 'datum in dienst', "date d'entrée", 'datum indiensttreding', 'indiensttreding', 'in dienst', 'in dienst sinds', 'begindatum', "date d'entrée en service", 'entrée en service', 'date de début', 'date engagement', "date d'engagement"], permission: 'people:wage-columns' },
  { key: 'active_until', header: 'Active until', label: 'people:column.active_until', kind: 'date', synonyms: ['end date', 'einddatum', 'datum uit dienst', 'date de sortie', 'datum uitdiensttreding', 'uitdiensttreding', 'uit dienst', 'actief tot', 'date de fin', 'date de départ', 'fin de contrat', 'actif jusque', 'sortie de service'], permission: 'people:wage-columns' },
  { key: 'seniority_date', header: 'Seniority date', label: 'people:column.seniority_date', kind: 'date', synonyms: ['seniority', 'anciënniteit', 'ancienneté', 'anciënniteitsdatum', 'datum anciënniteit', "date d'ancienneté"], permission: 'people:wage-columns', feature: 'people/show-seniority' },
  { key: 'dimona_statute', header: 'Dimona statute', label: 'people:column.dimona_statute', kind: 'enum', allowed: dimonaStatutes, words: { 'OTH, ordinary worker': 'OTH', 'STU, student': 'STU', 'FLX, flexi-job': 'FLX', 'EXT, occasional worker': 'EXT' }, synonyms: ['dimona', 'dimona type', 'type dimona', 'statut dimona', 'dimona statuut'], permission: 'people:wage-columns', feature: 'dimona/push' },
  { key: 'iban', header: 'IBAN', label: 'people:field.iban', kind: 'text', synonyms: ['bank account', 'rekeningnummer', 'compte bancaire', 'iban nummer', 'iban-nummer', 'bankrekening', 'bankrekeningnummer', 'rekening', 'numéro de compte', 'n° de compte', 'compte iban'], permission: 'people:wage-columns' },
] as const satisfies readonly ImportColumn[]; // prettier-ignore

export const employeeSamples = [
  { employee_number: '1001', first_name: 'Lotte', last_name: 'Van Damme', email: 'lotte.vandamme@example.com', statute: 'white_collar', start_date: '2021-09-01' },
  { employee_number: '1002', first_name: 'Aurélie', last_name: 'Gérard', email: 'aurelie.gerard@example.com', statute: 'blue_collar', start_date: '2024-02-15' },
] as const; // prettier-ignore
