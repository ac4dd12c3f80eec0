import { kindFacts } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, isTeamScoped, type Permission } from '#shared/permissions/rules.ts';
import { nationalCheck } from '#shared/people/national-number.ts';
import { actorOf, type Persona } from '#tests/personas.ts';

/** No persona lacks these two rights, so one of them loses them here. */
export const withdrawnRights = { document_access: 0, access_employee_details: 0 } as const;
export const actorFor = (persona: Persona): Actor => ({
  ...actorOf(persona),
  ...(persona === 'noExport' && withdrawnRights),
});

const CHECK = nationalCheck('610205999', false);
export const CANARY_NATIONAL_NUMBER = `61.02.05-999.${CHECK}`;

const lacks = (permission: Permission) => (actor: Actor) => !can(actor, permission);

/** A value planted in the data: every form in which it could leak, and the actors it must be kept from. */
type Canary = { texts: readonly string[]; isKeptFrom: (actor: Actor) => boolean };
const canaries = {
  // Nobody receives a whole account number.
  iban: { texts: ['BE71096123456769', 'BE71 0961 2345 6769'], isKeptFrom: () => true },
  masked: { texts: ['**** 6769'], isKeptFrom: lacks('people:wage-columns') },
  phone: { texts: ['0499887766', '0499887755'], isKeptFrom: lacks('people:phone') },
  startDate: {
    texts: ['17/04/1987', '1987-04-17', '18/04/1987', '1987-04-18'],
    isKeptFrom: lacks('people:wage-columns'),
  },
  seniority: { texts: ['21/03/1985', '1985-03-21'], isKeptFrom: lacks('people:wage-columns') },
  activeUntil: { texts: ['19/04/2087', '2087-04-19'], isKeptFrom: lacks('people:wage-columns') },
  // Nobody receives a whole national number.
  nationalNumber: { texts: [`610205999${CHECK}`, `61.02.05-999.${CHECK}`], isKeptFrom: () => true },
  maskedNumber: { texts: [`***.${CHECK}`], isKeptFrom: lacks('people:personal') },
  personal: {
    texts: ['05/02/1961', '1961-02-05', 'canary@home.example', 'Canarystreet', 'Canarytown'],
    isKeptFrom: lacks('people:personal'),
  },
  wage: { texts: ['9876.54', '9876.55', '9.876,5', '9,876.5'], isKeptFrom: lacks('people:wages') },
  contribution: { texts: ['7654.32', '8765.43'], isKeptFrom: lacks('wages:own-contribution') },
  message: { texts: ['canary-message'], isKeptFrom: lacks('activity:wages') },
  custom: { texts: ['canarycustom', 'canaryedited', 'Canary option'], isKeptFrom: lacks('custom-fields:view') },
  hiddenPerson: { texts: ['Outofsight', 'outofsight@', 'HID-77'], isKeptFrom: isTeamScoped },
  hiddenCar: { texts: ['Hiddenbrand', '1-HID-777'], isKeptFrom: isTeamScoped },
  hiddenAsset: { texts: ['Hiddenvendor', 'SN-HID-777'], isKeptFrom: isTeamScoped },
  people: { texts: ['Outofsight', 'Insight'], isKeptFrom: lacks('people:read') },
  cars: { texts: ['Hiddenbrand', 'Seenbrand'], isKeptFrom: lacks('fleet:read') },
  assets: { texts: ['Hiddenvendor', 'Seenvendor'], isKeptFrom: lacks('assets:read') },
  licenses: { texts: ['hidden.login', 'seen.login'], isKeptFrom: lacks('software:read') },
  hiddenLicense: { texts: ['hidden.login'], isKeptFrom: isTeamScoped },
  participantDocument: {
    texts: ['canary-certificate'],
    isKeptFrom: lacks(kindFacts.training_employee.documents.read),
  },
  absence: {
    texts: ['Canaryillness', '17/04/2087', '2087-04-17', 'absencefield', 'absencetag'],
    isKeptFrom: lacks('absences:reasons'),
  },
  absenceDocument: { texts: ['canary-note'], isKeptFrom: lacks('absences:reasons') },
  contracts: { texts: ['Hiddendeal', 'Seendeal', 'canaryclause'], isKeptFrom: lacks('contracts:read') },
  hiddenContract: { texts: ['Hiddendeal'], isKeptFrom: isTeamScoped },
  contractDocument: { texts: ['canary-signed'], isKeptFrom: lacks(kindFacts.contract.documents.read) },
  licenseDocument: { texts: ['canary-key'], isKeptFrom: lacks(kindFacts.software_license.documents.read) },
  assetDocument: { texts: ['canary-manual'], isKeptFrom: lacks(kindFacts.asset.documents.read) },
  carDocument: { texts: ['canary-lease'], isKeptFrom: lacks(kindFacts.car.documents.read) },
  personDocument: { texts: ['canary-contract'], isKeptFrom: lacks(kindFacts.employee.documents.read) },
} as const satisfies Record<string, Canary>;
export const canaryList = Object.entries(canaries) as [string, Canary][];
