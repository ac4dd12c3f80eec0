import { chassisKey } from '#shared/fleet/vehicle.rules.ts';
import { emailKey, employeeNumberKey } from '#shared/people/employee.rules.ts';
import { licenseKey } from '#shared/software/license.rules.ts';
import type { License } from '#shared/software/license.ts';
import { fold } from '#shared/values/fold.ts';
import type { Finding } from './finding.ts';
import { refOf, textOf, type Entity, type Records } from './read-records.ts';

const unlessDeleted = ({ data }: Entity, value: string | null): string | null => (data['deleted'] === 1 ? null : value);

type ClaimRule = { type: string; valueOf: (entity: Entity) => string | null };

/** Which value of which record each kind of claim stands for. */
const claimKinds: Readonly<Record<string, ClaimRule>> = {
  chassis: {
    type: 'car',
    valueOf: (car) =>
      unlessDeleted(car, textOf(car.data['chassis_number']) && chassisKey(String(car.data['chassis_number']))),
  },
  employee_email: {
    type: 'employee',
    valueOf: (one) => unlessDeleted(one, textOf(one.data['email']) && emailKey(String(one.data['email']))),
  },
  employee_number: {
    type: 'employee',
    valueOf: (one) =>
      unlessDeleted(one, textOf(one.data['employee_number']) && employeeNumberKey(String(one.data['employee_number']))),
  },
  asset_type_name: { type: 'asset_type', valueOf: ({ data }) => fold(String(data['name'])) },
  software_product_name: {
    type: 'software_product',
    valueOf: (product) => unlessDeleted(product, fold(String(product.data['name']))),
  },
  software_license: {
    type: 'software_license',
    valueOf: (one) => unlessDeleted(one, licenseKey(one.data as License)),
  },
  team_name: { type: 'team', valueOf: (team) => unlessDeleted(team, fold(String(team.data['name']))) },
  custom_field: {
    type: 'custom_field',
    valueOf: ({ data }) => `${String(data['object_type'])}:${fold(String(data['name']))}`,
  },
  subject: { type: 'user', valueOf: ({ data }) => textOf(data['subject']) },
};

/** Kinds of claims that stand for no value, but for something that happens only once. */
const onceKinds = new Set(['software_renewal', 'reaction']);

/** A claim without its record would lock a value permanently; a record without its claim could be doubled. */
export const checkClaims = ({ claims, entities }: Records): Finding[] => {
  const findings: Finding[] = [];
  for (const [claim, id] of claims) {
    const [kind = '', value = ''] = claim.split(/#(.*)/s);
    if (onceKinds.has(kind)) continue;
    const rule = claimKinds[kind];
    if (!rule) findings.push({ check: 'claim', key: `unique#${claim}`, detail: 'is of a kind that no rule speaks of' });
    const owner = rule && entities.get(refOf(rule.type, id));
    if (rule && (!owner || rule.valueOf(owner) !== value)) {
      findings.push({ check: 'claim', key: `unique#${claim}`, detail: `${rule.type} ${id} does not have this value` });
    }
  }
  for (const [kind, rule] of Object.entries(claimKinds)) {
    for (const entity of entities.values()) {
      const value = entity.type === rule.type ? rule.valueOf(entity) : null;
      if (value !== null && claims.get(`${kind}#${value}`) !== entity.id) {
        findings.push({ check: 'claim', key: refOf(entity.type, entity.id), detail: `has no claim on its ${kind}` });
      }
    }
  }
  return findings;
};
