import { describe, expect, it } from 'vitest';
import { carColumns } from '#shared/fleet/vehicle.import.ts';
import { convertCell } from './convert-cell.ts';
import { employeeImportColumns } from '#shared/people/employee.import.ts';
import type { ImportColumn } from './import-column.ts';
import { normalName } from './normal-name.ts';
import { softwareImportColumns } from '#shared/software/software.import.ts';
import { suggestMapping } from './suggest-mapping.ts';

const column = (key: string): ImportColumn => {
  const found = (carColumns as readonly ImportColumn[]).find((candidate) => candidate.key === key);
  if (!found) throw new Error(key);
  return found;
};

describe('suggestMapping', () => {
  it('ignores case, accents, punctuation and subscripts', () => {
    expect(suggestMapping(['CO₂ (G/KM)', 'PREMIÈRE IMMATRICULATION', 'n° de plaque', 'Id'], carColumns)).toEqual({
      'CO₂ (G/KM)': 'co2_g_km',
      'PREMIÈRE IMMATRICULATION': 'date_first_registration',
      'n° de plaque': 'plate',
      Id: 'id',
    });
  });

  it('knows the headers of a Flemish leasing list', () => {
    const headers = [
      'Kenteken', 'Merk', 'Type model', 'Chassisnr.', 'Bestuurder', 'Brandstoftype', 'CO2-uitstoot (g/km)', 'CO2-uitstoot WLTP', 'Datum eerste inschrijving',
      'Catalogusprijs incl. btw (€)', 'Leasingmaatschappij', 'Soort contract', 'Poolwagen', 'Lichte vracht', 'Fiscale PK', 'Kleur', 'Opmerkingen', 'Kilometerstand',
    ]; // prettier-ignore
    expect(Object.values(suggestMapping(headers, carColumns))).toEqual([
      'plate', 'brand', 'model', 'chassis_number', 'person_name', 'fuel', 'co2_g_km', 'co2_g_km_wltp', 'date_first_registration',
      'catalogue_value', 'supplier', 'contract_type', 'is_pool_vehicle', 'is_utility_vehicle', 'pk', 'color', 'specifics', null,
    ]); // prettier-ignore
  });

  it('knows the headers of a French fleet list', () => {
    const headers = [
      "N° d'immatriculation", 'Marque *', 'Modèle', 'Numéro de châssis', 'Conducteur', 'Carburant', 'Émissions CO2 (g/km)', 'Date de première immatriculation',
      'Date de mise en service', 'Valeur catalogue (TVAC)', 'Société de leasing', 'Type de contrat', 'Véhicule utilitaire', 'Puissance fiscale', 'Couleur', 'Kilométrage',
    ]; // prettier-ignore
    expect(Object.values(suggestMapping(headers, carColumns))).toEqual([
      'plate', 'brand', 'model', 'chassis_number', 'person_name', 'fuel', 'co2_g_km', 'date_first_registration',
      'date_commissioning', 'catalogue_value', 'supplier', 'contract_type', 'is_utility_vehicle', 'pk', 'color', null,
    ]); // prettier-ignore
  });

  it.each([
    [
      'Personeelsnr.',
      'Achternaam',
      'Voornaam',
      'E-mailadres',
      'GSM-nummer',
      'Afdeling',
      'Statuut',
      'Datum in dienst',
      'Datum uit dienst',
      'Rekeningnummer',
    ],
    [
      'N° matricule',
      'Nom',
      'Prénom',
      'Adresse e-mail',
      'Téléphone',
      'Service',
      'Statut',
      "Date d'entrée en service",
      'Date de sortie',
      'Numéro de compte',
    ],
    [
      'Employee ID',
      'Last name',
      'First name',
      'Work email',
      'Phone number',
      'Department',
      'Statute',
      'Hire date',
      'Termination date',
      'IBAN',
    ],
  ])('knows the headers of a list of people: %s, %s, %s', (...headers) => {
    expect(Object.values(suggestMapping(headers, employeeImportColumns))).toEqual([
      'employee_number', 'last_name', 'first_name', 'email', 'phone', 'team', 'statute', 'start_date', 'active_until', 'iban',
    ]); // prettier-ignore
  });

  it('knows what a payroll file of people in French or Dutch adds to them', () => {
    const french = ['Adresse e-mail professionnelle', 'Date d’embauche', 'Actif jusqu’au', 'Manager direct', 'Mode de rémunération', 'Salaire brut mensuel', 'Heures/semaine']; // prettier-ignore
    const dutch = ['E-mailadres werk', 'In dienst op', 'Laatste werkdag', 'Direct leidinggevende', 'Loontype', 'Brutoloon per maand', 'Uren/week']; // prettier-ignore
    const fields = ['email', 'start_date', 'active_until', 'reports_to', 'wage_type', 'wage_amount', 'hours_per_week'];
    for (const headers of [french, dutch, french.map((header) => header.normalize('NFD'))])
      expect(Object.values(suggestMapping(headers, employeeImportColumns))).toEqual(fields);
  });

  it.each([
    ['Rijksregisternr.', 'national_number'],
    ['Pers. nr.', 'employee_number'],
    ['Pers.nr', 'employee_number'],
    ['N° de registre national', 'national_number'],
    ['Rekeningnr', 'iban'],
    ['Huisnr. (domicilie)', 'house_number'],
  ])('reads an abbreviated word for number in full: %s', (header, key) => {
    expect(suggestMapping([header], employeeImportColumns)).toEqual({ [header]: key });
  });

  it('uses a field once, and what the user chose goes first', () => {
    expect(suggestMapping(['Plate', 'Nummerplaat'], carColumns)).toEqual({ Plate: 'plate', Nummerplaat: null });
    expect(suggestMapping(['Plate', 'Code'], carColumns, { Code: 'plate' })).toEqual({ Plate: null, Code: 'plate' });
    expect(suggestMapping(['Plate'], carColumns, { Plate: null })).toEqual({ Plate: null });
    expect(suggestMapping(['Plate'], carColumns, { Plate: 'gone' })).toEqual({ Plate: null });
  });

  it.each([
    ['vehicles', carColumns],
    ['software', softwareImportColumns],
    ['people', employeeImportColumns],
  ] as const)('knows no name for two fields of %s', (_, columns: readonly ImportColumn[]) => {
    const names = columns.flatMap(({ key, header, synonyms = [] }) => [
      ...new Set([key, header, ...synonyms].map(normalName)),
    ]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('convertCell', () => {
  const convert = (key: string, value: string | number | null) => convertCell(column(key), { value });

  it('takes the words people use for values', () => {
    expect([
      convert('fuel', 'Benzine'),
      convert('fuel', 'HYBRID DIESEL'),
      convert('contract_type', 'Operationele leasing'),
    ]).toEqual([{ value: 'gas' }, { value: 'hybrid_diesel' }, { value: 'op_lease' }]);
    expect([
      convert('is_utility_vehicle', 'Ja'),
      convert('is_utility_vehicle', 0),
      convert('is_utility_vehicle', -1),
    ]).toEqual([{ value: 1 }, { value: 0 }, { value: -1 }]);
  });

  it.each([
    ['fuel', 'Essence', 'gas'],
    ['fuel', 'Électrique', 'electric'],
    ['fuel', 'Elektrisch', 'electric'],
    ['fuel', 'Benzine/Elektrisch', 'hybrid_gas'],
    ['fuel', 'Hybride rechargeable diesel', 'hybrid_diesel'],
    ['contract_type', 'Location longue durée', 'op_lease'],
    ['type', 'Voiture de société', 'car'],
    ['co2_g_km', '0 g/km', '0'],
    ['co2_g_km_wltp', '128 gr/km', '128'],
    ['pk', '11 PK', '11'],
    ['is_pool_vehicle', 'oui', 1],
    ['is_pool_vehicle', 'nee', 0],
  ])('reads %s %s as %s', (key, word, value) => expect(convert(key, word)).toEqual({ value }));

  it.each(['128 g 1', '128 miles', 'g/km', '12 8 g/km'])('takes no other words behind a number: %s', (word) =>
    expect(convert('co2_g_km', word).issue).toMatchObject({ code: 'invalid_number' }),
  );

  it('does not guess which hybrid is meant', () => {
    expect(convert('fuel', 'Hybride').value).toBeUndefined();
  });

  it('hints at the value that was probably meant, and never takes it', () => {
    expect(convert('fuel', 'Deisel').issue?.message).toBe('unknown value. diesel?');
    expect(convert('fuel', 'wood').issue?.message).toContain('must be one of gas, diesel');
    expect(convert('is_utility_vehicle', 'maybe').issue?.message).toBe('field must be one of yes, no');
  });

  it.each([
    ['2024-02-29', '29/02/2024'],
    ['1/3/2021', '01/03/2021'],
    ['10-11-2022', '10/11/2022'],
    ['21.03.2024', '21/03/2024'],
    ['1 3 2021', '01/03/2021'],
    ['2024-3-1', '01/03/2024'],
    ['01/03/2021 00:00:00', '01/03/2021'],
    ['2021-03-01T00:00:00Z', '01/03/2021'],
  ])('reads the day %s', (text, day) => expect(convert('order_date', text)).toEqual({ value: day }));

  it.each(['31/02/2024', '3/14/2021', '1/3/21', 'soon', '45351', '1/3/1899'])('refuses the day %s', (text) => {
    expect(convert('order_date', text).issue?.message).toBe('field is not valid date: write dd/mm/yyyy');
  });

  it.each([
    ['fuel', 'Full electric', 'electric'],
    ['fuel', 'Mild hybrid benzine', 'gas'],
    ['fuel', 'Euro 95', 'gas'],
    ['fuel', 'Mazout', 'diesel'],
    ['fuel', 'PHEV diesel', 'hybrid_diesel'],
    ['type', 'bestelwagen', 'car'],
    ['type', 'Camionnette', 'car'],
    ['type', 'Speed pedelec', 'bicycle'],
    ['is_utility_vehicle', 'neen', 0],
    ['is_utility_vehicle', 'J', 1],
    ['is_utility_vehicle', 'N', 0],
    ['pk', '12,0', '12'],
    ['pk', '1.000', '1000'],
    ['pk', '1\u00a0000', '1000'],
  ])('reads %s %s as %s', (key, word, value) => expect(convert(key, word)).toEqual({ value }));

  it.each(['PHEV', 'Plug-in hybride', 'hybride rechargeable'])('takes %s for a plug-in hybrid, and says so', (word) => {
    expect(convert('fuel', word)).toMatchObject({
      value: 'hybrid_gas',
      warning: { code: 'read_as', message: 'read as hybrid petrol' },
    });
  });

  it.each([
    ['statute', 'Ouvrière', 'blue_collar'],
    ['statute', 'Employé(e)', 'white_collar'],
    ['statute', 'Étudiante', 'student'],
    ['wage_type', 'mensuel', 'employee_paid_monthly'],
    ['hours_per_week', '38,5 h', '38.5'],
    ['hours_per_week', '38\u202fheures', '38'],
    ['hours_per_week', '36 uur', '36'],
  ])('reads %s %s of a person as %s', (key, word, value) => {
    const of = employeeImportColumns.find((candidate) => candidate.key === key);
    expect(of && convertCell(of, { value: word })).toEqual({ value });
  });

  it('says of a date that its month stands first, since others of its column are read the wrong way round', () => {
    for (const text of ['02/13/2024', '2-13-2024 00:00:00', ' 12.31.2023'])
      expect(convert('date_first_registration', text), text).toMatchObject({
        issue: { code: 'invalid_date' },
        warning: { code: 'month_first' },
      });
    for (const text of ['30/02/2024', '13/13/2024', '02/13/24', '2024-13-02', '02/03/2024'])
      expect(convert('date_first_registration', text), text).not.toHaveProperty('warning');
  });

  it('asks which hybrid is meant', () => {
    expect(convert('fuel', 'Hybride').issue?.message).toContain('which hybrid?');
  });

  it('rounds what a formula computed, and takes no typed amount with three decimals', () => {
    const cost = column('cost_yearly');
    expect(convertCell(cost, { value: 176.357142, isFormula: true })).toEqual({ value: 176.36 });
    expect(convertCell(cost, { value: 0.1 + 0.2 })).toEqual({ value: 0.3 });
    expect(convertCell(cost, { value: 12.345 })).toEqual({ value: 12.345 });
  });

  it('reads a number with decimals, and asks which one is meant where three digits follow a separator', () => {
    const hours: ImportColumn = { key: 'hours', header: 'Hours', label: '', kind: 'number' };
    expect(convertCell(hours, { value: '7,6' })).toEqual({ value: '7.6' });
    expect(convertCell(hours, { value: '1.000,5' })).toEqual({ value: '1000.5' });
    expect(convertCell(hours, { value: 1.234 })).toEqual({ value: 1.234 });
    expect(convertCell(hours, { value: '1.000' }).issue).toMatchObject({
      column: 'hours',
      code: 'ambiguous_number',
      message: expect.stringContaining('is it 1 or 1000?') as string,
    });
    expect(convertCell({ ...hours, max: 60 }, { value: '38.500' })).toEqual({ value: '38.5' });
    expect(convertCell(hours, { value: 'veel' }).issue?.code).toBe('invalid_number');
  });

  it('leaves out empty cells, passes on what the reader found, warns of numbers in texts', () => {
    expect(convert('plate', null)).toEqual({});
    expect(convertCell(column('plate'), { error: 'formula_not_allowed', text: '=1+1' }).issue).toMatchObject({
      column: 'plate',
      code: 'formula_not_allowed',
    });
    expect(convertCell(column('plate'), { value: 7, warning: 'number_as_text' })).toMatchObject({
      value: '7',
      warning: { code: 'number_as_text' },
    });
    expect(convert('pk', 'twelve').issue?.message).toBe('Invalid number');
  });
});
