import type { Company } from '#shared/contracts/company.ts';
import type { PartnerFile } from '#functions/templates/partner-templates.ts';
import type { CategoryLine } from '#functions/templates/categories.ts';
import { libraryText } from '#functions/templates/public-library.ts';

/** What contracts of the demo company say of it; the teams are those of `demoTeams`, by their order. */
export const demoCompany: Company = {
  name: 'Noorderlicht NV',
  address: 'Dok-Noord 4, 9000 Gent',
  enterprise_number: '0999.123.457',
  nsso_number: '1999123-45',
  joint_committee: '200',
  establishments: [
    {
      name: 'Gent',
      address: 'Dok-Noord 4, 9000 Gent',
      region: 'flanders',
      team_ids: [3, 4, 5, 7, 8, 10],
    },
    { name: 'Brussel', address: 'Havenlaan 86C, 1000 Brussel', region: 'brussels', team_ids: [1, 2, 9] },
    { name: 'Namur', address: 'Rue de Fer 12, 5000 Namur', region: 'wallonia', team_ids: [6] },
  ],
  language: 'en',
  currency: 'EUR',
  logo: null,
  finder_email: 'onthaal@noorderlicht.example',
  finder_phone: '+32 9 210 45 00',
};

/** The tree of categories; a negative parent is the place of a line before. */
export const demoCategories: readonly CategoryLine[] = [
  { name: 'Indiensttreding', parent_id: null },
  { name: 'Tijdens het contract', parent_id: null },
  { name: 'Policies', parent_id: null },
  { name: 'Wagenpark', parent_id: -3 },
  { name: 'Materiaal', parent_id: -3 },
  { name: 'Uitdiensttreding', parent_id: null },
];

/** The company has had the models checked, so its templates lack the notice. */
const checked = (id: string): string => libraryText(id).content_html.replace(/<blockquote>.*?<\/blockquote>/, '');

const certificate = [
  '<div data-page-header><p style="text-align: right"><span data-field="company_name">#company_name</span></p></div>',
  '<h1>Attest van tewerkstelling</h1>',
  '<p><span data-field="company_name">#company_name</span> bevestigt dat <span data-field="employee_name">#employee_name</span>, geboren op <span data-field="employee_birth_date">#employee_birth_date</span>, sinds <span data-field="job_start_date">#job_start_date</span> in dienst is als <span data-field="job_function">#job_function</span>.</p>',
  '<p>Dit attest dient voor: <span data-field="free_doel_van_het_attest">#free_doel_van_het_attest</span>.</p>',
  '<p>Opgemaakt op <span data-field="date_today">#date_today</span>.</p>',
  '<div data-signature="internal_first"></div>',
].join('');

/** The templates of the company, at least one of each type; `category` is the place in `demoCategories`. */
export const demoTemplates = [
  ['employment-contract-nl', 'Arbeidsovereenkomst', 'employment_contract', 'nl', 1],
  ['employment-contract-fr', 'Contrat de travail', 'employment_contract', 'fr', 1],
  ['telework-annex-nl', 'Bijlage telewerk', 'annex', 'nl', 2],
  ['training-clause-nl', 'Scholingsbeding', 'annex', 'nl', 2],
  ['car-policy-nl', 'Car policy 2026', 'car_policy', 'nl', 4],
  ['asset-policy-nl', 'Policy laptop en gsm', 'asset_policy', 'nl', 5],
  ['return-receipt-nl', 'Ontvangstbewijs teruggave', 'return_receipt', 'nl', 6],
  ['', 'Attest van tewerkstelling', 'other', 'nl', 2],
] as const;

export const demoTemplateHtml = (model: (typeof demoTemplates)[number][0]): string =>
  model === '' ? certificate : checked(model);

/** What the payroll office of the demo brought in. */
export const demoPartnerFile: PartnerFile = {
  partner_name: 'Sociaal Secretariaat Horizon',
  templates: [
    {
      name: 'Policy bedrijfsmateriaal (Horizon)',
      type: 'asset_policy',
      language: 'nl',
      content_html: checked('asset-policy-nl'),
    },
    {
      name: 'Contrat de travail (Horizon)',
      type: 'employment_contract',
      language: 'fr',
      content_html: checked('employment-contract-fr'),
    },
  ],
};

type DemoContract = {
  /** The place in `demoTemplates`, from 1. */
  readonly template: number;
  /** The place among the active people. */
  readonly person: number;
  readonly days_ago: number;
  readonly values?: Readonly<Record<string, string>>;
};

/** Drafts of the demo; those without values lack some. */
export const demoContracts: readonly DemoContract[] = [
  { template: 1, person: 20, days_ago: 12, values: { free_plaats_van_tewerkstelling: 'Gent', free_uurrooster: 'maandag tot vrijdag, 8.30 tot 17 uur', free_plaats_van_ondertekening: 'Gent' } }, // prettier-ignore
  { template: 1, person: 31, days_ago: 9 },
  { template: 2, person: 42, days_ago: 8, values: { free_lieu_de_travail: 'Namur', free_horaire: 'du lundi au vendredi, de 8 h 30 à 17 h' } }, // prettier-ignore
  { template: 3, person: 6, days_ago: 7 },
  { template: 3, person: 25, days_ago: 7, values: { free_plaats_van_telewerk: 'het adres van de werknemer' } },
  { template: 4, person: 33, days_ago: 6 },
  { template: 5, person: 0, days_ago: 5, values: { free_landen_van_privegebruik: 'België en de buurlanden', free_vrijstelling: '€ 500,00', free_termijn_van_schorsing: '30 dagen' } }, // prettier-ignore
  { template: 5, person: 1, days_ago: 5 },
  { template: 6, person: 7, days_ago: 4 },
  { template: 6, person: 12, days_ago: 3 },
  { template: 7, person: 15, days_ago: 2 },
  { template: 8, person: 18, days_ago: 1, values: { free_doel_van_het_attest: 'een lening bij de bank' } },
] as const; // prettier-ignore
