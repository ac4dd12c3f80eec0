import { describe, expect, it } from 'vitest';
import type { Employee } from '#shared/people/employee.ts';
import { emptyEmployee } from '#shared/people/employee.rules.ts';
import type { Company } from './company.ts';
import { customFieldText, recordValues, type RecordFacts } from './record-values.rules.ts';

const company: Company = {
  name: 'Vandael',
  address: 'Markt 1, 9000 Gent',
  enterprise_number: '0403.170.701',
  nsso_number: '123-4567890-12',
  joint_committee: '200',
  establishments: [],
  language: 'nl',
  currency: 'EUR',
  logo: null,
  finder_email: null,
  finder_phone: null,
};
const person = {
  ...emptyEmployee,
  first_name: 'Ann',
  last_name: 'Peeters',
  email: 'ann@vandael.example',
  private_email: 'ann@mail.example',
  phone: '0470 12 34 56',
  employee_number: '1042',
  birth_date: '1985-07-30',
  national_number: '85073003328',
  iban: 'BE71096123456769',
  street: 'Kerkstraat',
  house_number: '12',
  postal_code: '9000',
  town: 'Gent',
  function: 'Cook',
  statute: 'white_collar',
  joint_committee: '140.03',
  hours_per_week: 37.5,
  start_date: '2026-03-02',
  active_until: '2027-03-01',
  seniority_date: '2020-03-02',
  wage_amount: 3210.5,
  wage_type: 'employee_paid_monthly',
  wage_from: '2026-03-03',
} as unknown as Employee; // why: the values read these fields alone
const facts: RecordFacts = {
  language: 'nl',
  today: '2026-02-01',
  company,
  establishment: null,
  person,
  team_names: 'Kitchen, Bar',
  manager_name: 'Ben Maes',
  vehicle: {
    brand: 'Volvo',
    model: 'EX30',
    plate: '1-ABC-123',
    chassis_number: 'YV1',
    fuel: 'hybrid_gas',
    own_contribution: 50,
    own_contribution_payment_type: 'per_month',
    catalogue_value: 45000,
    currency: 'EUR',
  },
  vehicle_since: '2026-03-04',
  assets: [
    { name: 'Laptop', serial_number: 'S1', since: '2026-03-05' },
    { name: 'Badge', serial_number: null, since: null },
  ],
  signer_first_name: 'Hanne Claes',
  signer_second_name: 'Ida Smet',
  deadline: '2026-02-15',
  custom: { custom_size: 'M' },
};

describe('the values of the fields of a document', () => {
  it('are what the records say, as people write it', () => {
    expect(recordValues(facts)).toEqual({
      company_name: 'Vandael',
      company_address: 'Markt 1, 9000 Gent',
      company_number: '0403.170.701',
      company_nsso_number: '123-4567890-12',
      company_joint_committee: '200',
      employee_name: 'Ann Peeters',
      employee_first_name: 'Ann',
      employee_last_name: 'Peeters',
      employee_address: 'Kerkstraat 12, 9000 Gent',
      employee_birth_date: '30/07/1985',
      employee_national_number: '85.07.30-033.28',
      employee_email: 'ann@vandael.example',
      employee_private_email: 'ann@mail.example',
      employee_phone: '0470 12 34 56',
      employee_iban: 'BE71 0961 2345 6769',
      employee_number: '1042',
      job_function: 'Cook',
      job_team: 'Kitchen, Bar',
      job_manager: 'Ben Maes',
      job_statute: 'bediende',
      job_joint_committee: '140.03',
      job_hours_per_week: '37,5',
      job_start_date: '02/03/2026',
      job_end_date: '01/03/2027',
      job_seniority_date: '02/03/2020',
      wage_gross: '€ 3.210,50',
      wage_type: 'maandloon',
      wage_from: '03/03/2026',
      vehicle_name: 'Volvo EX30',
      vehicle_plate: '1-ABC-123',
      vehicle_chassis_number: 'YV1',
      vehicle_fuel: 'hybride benzine',
      vehicle_own_contribution: '€ 50,00',
      vehicle_own_contribution_per: 'per maand',
      vehicle_catalogue_value: '€ 45.000,00',
      vehicle_start_date: '04/03/2026',
      assets_table: {
        header: ['Materiaal', 'Serienummer', 'Sinds'],
        rows: [
          ['Laptop', 'S1', '05/03/2026'],
          ['Badge', '', ''],
        ],
      },
      assets_list: 'Laptop, Badge',
      date_today: '01/02/2026',
      date_sent: '01/02/2026',
      date_deadline: '15/02/2026',
      signer_first_name: 'Hanne Claes',
      signer_second_name: 'Ida Smet',
      signer_employee_name: 'Ann Peeters',
      custom_size: 'M',
    });
  });

  it('are empty where nothing is known', () => {
    const unknown = { ...facts, company: { ...company, name: null, address: null }, vehicle: null, assets: [], deadline: null, manager_name: null, person: { ...person, ...emptyEmployee, wage_amount: null, wage_type: null, wage_from: null } }; // prettier-ignore
    const values = recordValues(unknown);
    expect(values).toMatchObject({
      company_name: '',
      company_address: '',
      employee_national_number: '',
      employee_iban: '',
      job_manager: '',
      job_statute: '',
      job_hours_per_week: '',
      job_start_date: '',
      wage_gross: '',
      wage_type: '',
      date_deadline: '',
    });
    expect(Object.keys(values).filter((name) => /^(vehicle|assets)_/.test(name))).toEqual([]);
  });

  it('have amounts as the language of the document writes them', () => {
    expect(recordValues({ ...facts, language: 'fr' })).toMatchObject({
      wage_gross: '3\u202F210,50\u00A0€',
      vehicle_own_contribution: '50,00\u00A0€',
      vehicle_catalogue_value: '45\u202F000,00\u00A0€',
    });
  });

  it('have the amounts of a vehicle in its currency, and a share of the benefit as a share', () => {
    const of = (vehicle: object, language: RecordFacts['language'] = 'nl') => {
      const values = recordValues({ ...facts, language, vehicle: { ...facts.vehicle!, ...vehicle } });
      return [values['vehicle_own_contribution'], values['vehicle_catalogue_value']];
    };
    expect(of({ currency: 'USD' })).toEqual(['USD 50,00', 'USD 45.000,00']);
    expect(of({ currency: 'USD' }, 'fr')).toEqual(['50,00\u00A0USD', '45\u202F000,00\u00A0USD']);
    const share = { own_contribution_payment_type: 'percentage_of_benefit', own_contribution: 12.5 };
    expect(of(share)[0]).toBe('12,5\u202F%');
    const per = (own_contribution_payment_type: string | null, own_contribution: number | null = 1) =>
      recordValues({ ...facts, vehicle: { ...facts.vehicle!, own_contribution, own_contribution_payment_type } })[
        'vehicle_own_contribution_per'
      ];
    expect(per('percentage_of_benefit')).toBe('van het belastbare voordeel');
    expect([per('per_km'), per(null), per('per_week'), per('per_km', null)]).toEqual(['per kilometer', 'per maand', 'per_week', '']); // prettier-ignore
    expect(of({ ...share, own_contribution: null })[0]).toBe('');
  });

  it('have custom fields in the words and figures of the document', () => {
    const inWords = (language: RecordFacts['language']) => [
      customFieldText('yes_no', 1, language),
      customFieldText('yes_no', 0, language),
      customFieldText('money', 1234.5, language),
      customFieldText('number', -37.5, language),
      customFieldText('number', 2026, language),
      customFieldText('auto_incrementing_int', 1042, language),
      customFieldText('date', '31/01/2026', language),
      customFieldText('select_option', null, language),
    ];
    expect(inWords('nl')).toEqual(['ja', 'nee', '€ 1.234,50', '-37,5', '2026', '1042', '31/01/2026', '']);
    expect(inWords('fr').slice(0, 3)).toEqual(['oui', 'non', '1\u202F234,50\u00A0€']);
    expect(inWords('en').slice(0, 2)).toEqual(['yes', 'no']);
  });

  it('have the box of an address as the language of the document says it', () => {
    const boxed = { ...facts, person: { ...person, box: '3' } };
    const addressIn = (language: RecordFacts['language']) => recordValues({ ...boxed, language })['employee_address'];
    expect(addressIn('nl')).toBe('Kerkstraat 12 bus 3, 9000 Gent');
    expect(addressIn('fr')).toBe('Kerkstraat 12 boîte 3, 9000 Gent');
    expect(addressIn('en')).toBe('Kerkstraat 12 box 3, 9000 Gent');
  });

  it('take the address of the place of work, where that has one', () => {
    const addressAt = (address: string | null) =>
      recordValues({ ...facts, establishment: { name: 'Luik', address, region: 'wallonia', team_ids: [] } })[
        'company_address'
      ];
    expect(addressAt('Quai 2, Liège')).toBe('Quai 2, Liège');
    expect(addressAt(null)).toBe('Markt 1, 9000 Gent');
  });

  it('leave a national number as it was typed that is none, and a vehicle without a model its brand', () => {
    const values = recordValues({
      ...facts,
      person: { ...person, national_number: '8507300332' },
      vehicle: { ...facts.vehicle!, model: '', fuel: null, own_contribution: null },
    });
    expect(values).toMatchObject({
      employee_national_number: '8507300332',
      vehicle_name: 'Volvo',
      vehicle_fuel: '',
      vehicle_own_contribution: '',
    });
    const longer = (national_number: string) =>
      recordValues({ ...facts, person: { ...person, national_number } })['employee_national_number'];
    expect([longer('850730033281'), longer('185073003328')]).toEqual(['850730033281', '185073003328']);
  });
});
