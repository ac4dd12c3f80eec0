import { dimonaStatutes, statutes } from './employee.ts';
import { WEEK_HOURS_MAX } from './employee.rules.ts';
import { wageTypes } from './wage.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';

/** The column of team names, which are separated by `;` or `,`. */
export const TEAMS = 'team';
/** The column of the manager: an employee number, an e-mail address or a name. */
export const REPORTS_TO = 'reports_to';

const statuteWords = {
  bediende: 'white_collar', employe: 'white_collar', employee: 'white_collar',
  arbeider: 'blue_collar', arbeidster: 'blue_collar', ouvrier: 'blue_collar', ouvriere: 'blue_collar', worker: 'blue_collar',
  zelfstandige: 'self_employed', independant: 'self_employed', independante: 'self_employed', freelance: 'self_employed',
  stagiair: 'intern', stagiaire: 'intern', jobstudent: 'student', jobstudente: 'student', etudiant: 'student', etudiante: 'student', jobiste: 'student',
} as const; // prettier-ignore

const wageWords = {
  'employee paid by the hour': 'employee_paid_hourly', 'employee, paid by the hour': 'employee_paid_hourly', hourly: 'employee_paid_hourly', 'per hour': 'employee_paid_hourly', uurloon: 'employee_paid_hourly', 'per uur': 'employee_paid_hourly', 'salaire horaire': 'employee_paid_hourly', horaire: 'employee_paid_hourly', "par heure": 'employee_paid_hourly',
  'employee, paid by the month': 'employee_paid_monthly', monthly: 'employee_paid_monthly', 'per month': 'employee_paid_monthly', maandloon: 'employee_paid_monthly', 'per maand': 'employee_paid_monthly', 'salaire mensuel': 'employee_paid_monthly', mensuel: 'employee_paid_monthly', maandelijks: 'employee_paid_monthly', 'par mois': 'employee_paid_monthly',
  'employee, paid by the day': 'employee_paid_daily', daily: 'employee_paid_daily', dagloon: 'employee_paid_daily', 'per dag': 'employee_paid_daily', 'par jour': 'employee_paid_daily',
  'employee, paid by the week': 'employee_paid_weekly', weekly: 'employee_paid_weekly', weekloon: 'employee_paid_weekly', 'per week': 'employee_paid_weekly', 'par semaine': 'employee_paid_weekly',
  'employee, paid every four weeks': 'employee_paid_four_weekly', 'four weekly': 'employee_paid_four_weekly', vierwekelijks: 'employee_paid_four_weekly', 'per vier weken': 'employee_paid_four_weekly',
  'employee, paid by the piece': 'employee_paid_per_unit', 'employee, paid by the unit': 'employee_paid_per_unit', 'per unit': 'employee_paid_per_unit', stukloon: 'employee_paid_per_unit', 'par unite': 'employee_paid_per_unit',
  'freelancer, paid by the hour': 'freelancer_paid_hourly', 'freelancer, paid by the month': 'freelancer_paid_monthly', 'freelancer, paid by the day': 'freelancer_paid_daily', 'freelance hourly': 'freelancer_paid_hourly', 'freelance monthly': 'freelancer_paid_monthly', 'freelance daily': 'freelancer_paid_daily',
  'intern, not paid': 'intern_not_paid', 'not paid': 'intern_not_paid', 'niet betaald': 'intern_not_paid', onbetaald: 'intern_not_paid', 'non paye': 'intern_not_paid',
} as const; // prettier-ignore

const HOURS_UNITS = ['h', 'u', 'uur', 'uren', 'heures', 'hours', 'h/semaine', 'u/week', 'h/week'] as const;

/** The columns that a file of people may have, with the order and headers of the template. */
export const employeeImportColumns = [
  { key: 'id', header: 'Id', label: 'people:column.id', kind: 'integer', synonyms: ['person id'], isKey: true },
  { key: 'employee_number', header: 'Employee number', label: 'people:column.employee_number', kind: 'text', synonyms: ['number', 'employee id', 'employee no', 'payroll number', 'personeelsnummer', 'pers. nummer', 'stamnummer', 'matricule', 'numéro', 'werknemersnummer', 'medewerkersnummer', 'numéro de personnel', 'numéro matricule', 'numéro du travailleur'], isKey: true },
  { key: 'first_name', header: 'First name', label: 'people:field.first_name', kind: 'text', synonyms: ['voornaam', 'prénom', 'voornamen', 'roepnaam', 'prénoms', 'prénom usuel'], required: true },
  { key: 'last_name', header: 'Last name', label: 'people:field.last_name', kind: 'text', synonyms: ['name', 'surname', 'naam', 'achternaam', 'familienaam', 'nom', 'familienaam werknemer', 'naam werknemer', 'nom de famille', 'nom du travailleur'], required: true },
  { key: 'email', header: 'E-mail', label: 'people:column.email', kind: 'text', synonyms: ['email address', 'mail', 'work email', 'business email', 'company email', 'e-mailadres', 'courriel', 'e-mail werk', 'mailadres', 'emailadres', 'adresse e-mail', 'adresse email', 'adresse mail', 'e-mail professionnel', 'courrier électronique', 'adresse e-mail professionnelle', 'adresse électronique', 'e-mailadres werk'], isKey: true },
  { key: 'phone', header: 'Phone', label: 'people:column.phone', kind: 'text', synonyms: ['telephone', 'phone number', 'mobile', 'mobile phone', 'tel', 'gsm', 'telefoon', 'téléphone', 'gsm-nummer', 'gsm nummer', 'telefoonnummer', 'mobiel', 'mobiel nummer', 'numéro de téléphone', 'numéro de gsm', 'portable'], permission: 'people:phone' },
  { key: TEAMS, header: 'Teams', label: 'people:column.team', kind: 'list', synonyms: ['team', 'department', 'afdeling', 'équipe', 'département', 'teamnaam', 'dienst', 'departement', 'service', 'équipes', 'unité', 'business unit'] },
  { key: 'statute', header: 'Statute', label: 'people:column.statute', kind: 'enum', allowed: statutes, words: statuteWords, synonyms: ['employment type', 'statuut', 'statut', 'statuut werknemer', 'type werknemer', 'statut social', 'statut du travailleur'] },
  { key: 'start_date', header: 'Start date', label: 'people:column.start_date', kind: 'date', synonyms: ['most recent start date', 'in service', 'hired', 'hire date', 'date hired', 'joining date', 'startdatum', 'datum in dienst', "date d'entrée", 'date entrée', 'datum indiensttreding', 'indiensttreding', 'in dienst', 'in dienst sinds', 'begindatum', "date d'entrée en service", 'entrée en service', 'date de début', 'date engagement', "date d'engagement", "date d'embauche", 'in dienst op', 'indiensttredingsdatum'], permission: 'people:wage-columns' },
  { key: 'active_until', header: 'Active until', label: 'people:column.active_until', kind: 'date', synonyms: ['end date', 'termination date', 'exit date', 'last day', 'einddatum', 'laatste dag', 'dernier jour', 'datum uit dienst', 'date de sortie', 'datum uitdiensttreding', 'uitdiensttreding', 'uit dienst', 'actief tot', 'date de fin', 'date de départ', 'fin de contrat', 'actif jusque', 'sortie de service', 'einde contrat', 'datum einde contrat', 'date de fin de contrat', 'laatste werkdag', 'dernier jour de travail', 'uitdienstdatum', "actif jusqu'au"], permission: 'people:wage-columns' },
  { key: 'seniority_date', header: 'Seniority date', label: 'people:column.seniority_date', kind: 'date', synonyms: ['seniority', 'anciënniteit', 'ancienneté', 'anciënniteitsdatum', 'datum anciënniteit', "date d'ancienneté"], permission: 'people:wage-columns', feature: 'people/show-seniority' },
  { key: 'dimona_statute', header: 'Dimona statute', label: 'people:column.dimona_statute', kind: 'enum', allowed: dimonaStatutes, words: { 'OTH, ordinary worker': 'OTH', 'STU, student': 'STU', 'FLX, flexi-job': 'FLX', 'EXT, occasional worker': 'EXT' }, synonyms: ['dimona', 'dimona type', 'type dimona', 'statut dimona', 'dimona statuut'], permission: 'people:wage-columns', feature: 'dimona/push' },
  { key: 'iban', header: 'IBAN', label: 'people:field.iban', kind: 'text', synonyms: ['bank account', 'rekeningnummer', 'compte bancaire', 'iban nummer', 'iban-nummer', 'bankrekening', 'bankrekeningnummer', 'rekening', 'numéro de compte', 'compte iban'], permission: 'people:wage-columns' },
  { key: 'private_email', header: 'Private e-mail', label: 'people:field.private_email', kind: 'text', synonyms: ['personal e-mail', 'privé e-mail', 'privé-mail', 'e-mail privé', 'persoonlijk e-mailadres', 'adresse e-mail privée', 'courriel privé', 'privé-e-mailadres', 'e-mailadres privé'], permission: 'people:personal' },
  { key: 'birth_date', header: 'Birth date', label: 'people:field.birth_date', kind: 'date', synonyms: ['date of birth', 'born on', 'geboortedatum', 'date de naissance', 'geboren op', 'né le'], permission: 'people:personal' },
  { key: 'national_number', header: 'National number', label: 'people:field.national_number', kind: 'text', synonyms: ['national register number', 'insz', 'insz-nummer', 'niss', 'rijksregisternummer', 'rijksregister', 'numéro national', 'numéro de registre national', 'numéro registre national', 'numéro niss', 'bis-nummer'], permission: 'people:personal' },
  { key: 'street', header: 'Street', label: 'people:field.street', kind: 'text', synonyms: ['straat', 'straatnaam', 'rue', 'adres', 'adresse', 'address'], permission: 'people:personal' },
  { key: 'house_number', header: 'House number', label: 'people:field.house_number', kind: 'text', synonyms: ['huisnummer', 'numéro de maison'], permission: 'people:personal' },
  { key: 'box', header: 'Box', label: 'people:field.box', kind: 'text', synonyms: ['bus', 'busnummer', 'boîte', 'bte'], permission: 'people:personal' },
  { key: 'postal_code', header: 'Postal code', label: 'people:field.postal_code', kind: 'text', synonyms: ['postcode', 'zip', 'zip code', 'code postal'], permission: 'people:personal' },
  { key: 'town', header: 'Town', label: 'people:field.town', kind: 'text', synonyms: ['city', 'gemeente', 'stad', 'woonplaats', 'plaats', 'commune', 'ville', 'localité'], permission: 'people:personal' },
  { key: 'country', header: 'Country', label: 'people:field.country', kind: 'text', synonyms: ['land', 'pays'], permission: 'people:personal' },
  { key: 'function', header: 'Function', label: 'people:field.function', kind: 'text', synonyms: ['functie', 'fonction', 'job title', 'title', 'job', 'position', 'role', 'functietitel', 'jobtitel', 'poste', 'intitulé de fonction'] },
  { key: REPORTS_TO, header: 'Reports to', label: 'people:column.reports_to', kind: 'person', synonyms: ['manager', 'line manager', 'direct manager', 'leidinggevende', 'rapporteert aan', 'verantwoordelijke', 'responsable', 'responsable hiérarchique', 'supérieur', 'supérieur hiérarchique', 'chef', 'supervisor', 'direct leidinggevende', 'manager direct', 'nom du manager', 'naam leidinggevende'] },
  { key: 'joint_committee', header: 'Joint committee', label: 'people:field.joint_committee', kind: 'text', synonyms: ['paritair comité', 'pc', 'pc-nummer', 'commission paritaire', 'cp', 'jc'] },
  { key: 'hours_per_week', header: 'Hours per week', label: 'people:field.hours_per_week', kind: 'number', units: HOURS_UNITS, max: WEEK_HOURS_MAX, synonyms: ['weekly hours', 'uren per week', 'wekelijkse uren', 'arbeidsduur', 'heures par semaine', 'heures hebdomadaires', 'durée hebdomadaire', 'heures/semaine', 'uren/week'] },
  { key: 'wage_type', header: 'Paid as', label: 'people:column.wage_type', kind: 'enum', allowed: wageTypes, words: wageWords, synonyms: ['wage type', 'type of wage', 'loontype', 'type loon', 'type de salaire', 'soort loon', 'type de rémunération', 'mode de rémunération'], permission: 'people:set-wages' },
  { key: 'wage_amount', header: 'Wage', label: 'people:column.wage_amount', kind: 'money', synonyms: ['gross wage', 'salary', 'gross salary', 'loon', 'brutoloon', 'bruto maandloon', 'salaire', 'salaire brut', 'rémunération', 'wedde', 'salaire brut mensuel', 'salaire mensuel brut', 'rémunération brute', 'brutoloon per maand', 'brutowedde', 'bruto maandwedde'], permission: 'people:set-wages' },
  { key: 'wage_from', header: 'Wage since', label: 'people:column.wage_from', kind: 'date', synonyms: ['wage from', 'loon vanaf', 'loon sinds', 'salaire depuis', 'salaire à partir du'], permission: 'people:set-wages' },
] as const satisfies readonly ImportColumn[]; // prettier-ignore

export const employeeSamples = [
  { employee_number: '1001', first_name: 'Lotte', last_name: 'Van Damme', email: 'lotte.vandamme@example.com', statute: 'white_collar', start_date: '2021-09-01' },
  { employee_number: '1002', first_name: 'Aurélie', last_name: 'Gérard', email: 'aurelie.gerard@example.com', statute: 'blue_collar', start_date: '2024-02-15' },
] as const; // prettier-ignore
