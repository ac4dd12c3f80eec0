import type { FieldChoice } from '../document-editor/field-choice.ts';

export const sampleFields: readonly FieldChoice[] = [
  { name: 'company_name', label: 'Company name', group: 'Company' },
  { name: 'company_address', label: 'Company address', group: 'Company' },
  { name: 'employee_first_name', label: 'First name', group: 'Employee' },
  { name: 'employee_last_name', label: 'Last name', group: 'Employee' },
  { name: 'employee_national_number', label: 'National number', group: 'Employee' },
  { name: 'job_title', label: 'Job title', group: 'Job' },
  { name: 'job_team', label: 'Team', group: 'Job' },
  { name: 'wage_gross', label: 'Gross wage', group: 'Wage' },
];

const field = (name: string): string => `<span data-field="${name}">#${name}</span>`;

/** A contract as the server writes it, with each kind of node. */
export const sampleText = [
  `<div data-page-header=""><p>${field('company_name')}</p></div>`,
  '<h1>Employment contract of unlimited duration</h1>',
  `<p>Between ${field('company_name')}, with its seat at ${field('company_address')}, further called the employer,</p>`,
  `<p>and ${field('employee_first_name')} ${field('employee_last_name')}, national number ${field('employee_national_number')}, further called the employee.</p>`,
  '<h2>Article 1. Function</h2>',
  `<div data-when="job_team"><p>The employee is part of the team ${field('job_team')}.</p></div>`,
  '<h2>Article 2. Pay</h2>',
  `<p>The gross monthly wage is ${field('wage_gros')}.</p>`,
  '<ol data-numbering="legal"><li><p>Meal vouchers</p><ol data-numbering="legal"><li><p>of € 10,00</p></li></ol></li><li><p>A bonus</p></li></ol>',
  '<table><tbody><tr><th><p>Day</p></th><th><p>Hours</p></th></tr><tr><td><p>Monday</p></td><td><p>8</p></td></tr></tbody></table>',
  '<div data-page-break=""></div>',
  '<div data-signature="employee"></div><div data-signature="internal_first"></div>',
  `<div data-page-footer=""><p style="text-align: right">${field('page_number')} / ${field('page_count')}</p></div>`,
].join('');
