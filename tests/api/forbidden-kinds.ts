import type { ObjectType } from '#shared/records/object-types.ts';
import { contractColumns } from '#shared/contracts/contract.columns.ts';
import { assetColumns } from '#shared/assets/asset.columns.ts';
import { vehicleColumns } from '#shared/fleet/vehicle.columns.ts';
import { dayOffRequestColumns } from '#shared/days-off/request.columns.ts';
import { participantColumns } from '#shared/trainings/participant.columns.ts';
import { licenseColumns } from '#shared/software/license.columns.ts';
import { employeeColumns } from '#shared/people/employee.columns.ts';
import type { Permission } from '#shared/permissions/rules.ts';

/** Products, programs, trainings and templates have no holder: they belong to the company. */
export type Kind = Exclude<ObjectType, 'software_product' | 'program' | 'training' | 'contract_template'>;
type KindUnderTest = {
  place: string;
  /** Where the list is exported, when it is not beside the list. */
  excel?: string;
  list: string;
  columns: readonly string[];
  /** A condition on a value that only few may know, and the right to know it. */
  revealing: { column: string; operator: string; values: readonly (string | number)[] };
  revealingRight: Permission;
  document: string;
  /** A word of the name that a record of somebody out of sight has in a run. */
  nameInRun: string;
  /** The planted data: two records, two custom fields, and a segment and a run that reveal them. */
  ids: number[];
  fields: number[];
  segment: string;
  run: string;
};
const notPlanted = () => ({ ids: [], fields: [], segment: '', run: '' });
const keysOf = (columns: readonly { key: string }[]): string[] => columns.map(({ key }) => key);

/** What is planted of each kind, and what of it is forbidden to many. */
export const forbiddenKinds: Readonly<Record<Kind, KindUnderTest>> = {
  car: {
    place: 'cars',
    list: 'fleet',
    columns: keysOf(vehicleColumns),
    revealing: { column: 'own_contribution', operator: 'is', values: [7654.32] },
    revealingRight: 'wages:own-contribution',
    document: 'canary-lease.pdf',
    nameInRun: 'Hiddenbrand',
    ...notPlanted(),
  },
  asset: {
    place: 'assets',
    list: 'assets',
    columns: keysOf(assetColumns),
    revealing: { column: 'price', operator: 'is', values: [4321.5] },
    revealingRight: 'assets:read',
    document: 'canary-manual.pdf',
    nameInRun: 'Canarything',
    ...notPlanted(),
  },
  software_license: {
    place: 'software/licenses',
    list: 'licenses',
    columns: keysOf(licenseColumns),
    revealing: { column: 'username', operator: 'contains', values: ['.login'] },
    revealingRight: 'software:read',
    document: 'canary-key.pdf',
    nameInRun: 'Canarysoft',
    ...notPlanted(),
  },
  training_employee: {
    place: 'trainings/participants',
    list: 'participants',
    columns: keysOf(participantColumns),
    revealing: { column: 'result', operator: 'is', values: ['interrupted'] },
    revealingRight: 'trainings:read',
    document: 'canary-certificate.pdf',
    nameInRun: 'Outofsight',
    ...notPlanted(),
  },
  day_off_request: {
    place: 'inbox/daysOff',
    list: 'days-off',
    columns: keysOf(dayOffRequestColumns),
    revealing: { column: 'certificate_until', operator: 'is', values: ['17/04/2087'] },
    revealingRight: 'absences:reasons',
    document: 'canary-note.pdf',
    nameInRun: 'Outofsight',
    ...notPlanted(),
  },
  contract: {
    place: 'contract',
    excel: 'contracts/excel',
    list: 'contracts',
    columns: keysOf(contractColumns),
    revealing: { column: 'name', operator: 'contains', values: ['deal'] },
    revealingRight: 'contracts:read',
    document: 'canary-signed.pdf',
    nameInRun: 'Hiddendeal',
    ...notPlanted(),
  },
  employee: {
    place: 'employees',
    list: 'people',
    columns: [...keysOf(employeeColumns), 'iban', 'national_number'],
    revealing: { column: 'start_date', operator: 'is', values: ['17/04/1987'] },
    revealingRight: 'people:wage-columns',
    document: 'canary-contract.pdf',
    nameInRun: 'Outofsight',
    ...notPlanted(),
  },
};
