import { costPeriods } from './cost-period.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { SampleRow } from '#shared/imports/import-kind.ts';

/** The column of the person, who is given by employee number, e-mail or exact name. */
export const LICENSE_PERSON = 'person_name';
/** The column of the product, which is given by its name. */
export const PRODUCT_NAME = 'name';

const productColumns = [
  { key: PRODUCT_NAME, header: 'Product', label: 'software:column.name', kind: 'text', synonyms: ['software', 'software product', 'product name', 'name', 'application', 'app', 'tool', 'program', 'programma', 'toepassing', 'applicatie', 'naam', 'productnaam', 'logiciel', 'produit', 'nom', 'nom du produit'], required: true },
  { key: 'url', header: 'URL', label: 'software:column.url', kind: 'text', synonyms: ['website', 'site', 'web', 'link', 'domain', 'webadres', 'domein', 'site web', 'adresse web', 'domaine'] },
  { key: 'seats', header: 'Seats', label: 'software:column.seats', kind: 'integer', synonyms: ['seats bought', 'licences bought', 'licenses bought', 'number of licences', 'number of licenses', 'quantity', 'aantal', 'aantal licenties', 'nombre', 'nombre de licences', 'quantité'] },
  { key: 'seat_cost', header: 'Cost per seat', label: 'software:column.seat_cost', kind: 'money', synonyms: ['price', 'cost', 'price per seat', 'price per licence', 'price per license', 'prijs', 'kostprijs', 'prijs per licentie', 'prix', 'coût', 'prix par licence'] },
  { key: 'cost_period', header: 'Paid per', label: 'software:column.cost_period', kind: 'enum', allowed: costPeriods, synonyms: ['period', 'billing period', 'billing', 'periode', 'facturatie', 'période', 'facturation'], words: { monthly: 'month', maand: 'month', maandelijks: 'month', mois: 'month', mensuel: 'month', quarterly: 'quarter', kwartaal: 'quarter', trimestre: 'quarter', yearly: 'year', annual: 'year', annually: 'year', jaar: 'year', jaarlijks: 'year', an: 'year', annuel: 'year', '2 years': 'two_years', '2 jaar': 'two_years', '2 ans': 'two_years', '3 years': 'three_years', '3 jaar': 'three_years', '3 ans': 'three_years' } },
  { key: 'renewal_date', header: 'Renewal date', label: 'software:column.renewal_date', kind: 'date', synonyms: ['renewal', 'renews on', 'expiry date', 'expires on', 'verlenging', 'vervaldatum', 'verlengingsdatum', 'renouvellement', "date d'échéance", 'date de renouvellement'] },
] as const satisfies readonly ImportColumn[]; // prettier-ignore

/** The columns that a file of products and licences may have. A row without a person is about the product alone. */
export const softwareImportColumns = [
  ...productColumns,
  { key: LICENSE_PERSON, header: 'Person', label: 'software:column.person_name', kind: 'person', synonyms: ['employee', 'assigned to', 'user', 'owner', 'employee number', 'employee_id', 'werknemer', 'medewerker', 'naam medewerker', 'gebruiker', 'toegewezen aan', 'collaborateur', 'travailleur', 'employé', 'utilisateur', 'attribué à'] },
  { key: 'username', header: 'Username', label: 'software:column.username', kind: 'text', synonyms: ['login', 'account', 'user name', 'gebruikersnaam', 'inlognaam', "nom d'utilisateur", 'identifiant', 'compte'] },
  { key: 'date_enabled', header: 'Active from', label: 'software:column.date_enabled', kind: 'date', synonyms: ['start date', 'date enabled', 'since', 'from', 'actief vanaf', 'startdatum', 'sinds', 'actif depuis', 'date de début', 'depuis'] },
  { key: 'active', header: 'Active', label: 'software:column.active', kind: 'flag', synonyms: [] },
] as const satisfies readonly ImportColumn[]; // prettier-ignore

export const productImportColumns: readonly ImportColumn[] = productColumns;

/** Sample rows of the template. */
export const softwareSamples: readonly SampleRow[] = [
  { [PRODUCT_NAME]: 'Slack', url: 'slack.com', seats: 25, seat_cost: 7.5, cost_period: 'month', [LICENSE_PERSON]: 'anna.peeters@example.com', username: 'anna' },
  { [PRODUCT_NAME]: 'Figma', url: 'figma.com' },
]; // prettier-ignore
