import { vehicleClaims } from '#functions/fleet/vehicle-claims.ts';
import { employeeClaims } from '#functions/people/employee-claims.ts';
import type { OnceClaim, ValueClaim } from '#functions/platform/storage/claim-kinds.ts';
import type { ClaimRule } from '#functions/platform/storage/dated-claims.ts';
import { nameClaims, type NameClaimKind } from '#functions/platform/storage/name-claims.ts';
import { licenseClaims } from '#functions/software/license-claims.ts';
import { PAIR_CLAIM, pairOf } from '#functions/trainings/participant-store.ts';
import type { Finding } from './finding.ts';
import { refOf, textOf, type Entity, type Records } from './read-records.ts';

/** What a kind of claim stands for: the values of a record as of today, and those it has had up to now. */
type RecordRule = {
  readonly type: string;
  readonly valuesOf: (entity: Entity) => readonly string[];
  readonly everClaimedBy: (entity: Entity) => readonly string[];
};

const always = (type: string, valueOf: (entity: Entity) => string | null): RecordRule => {
  const valuesOf = (entity: Entity): string[] => [valueOf(entity)].filter((value) => value !== null);
  return { type, valuesOf, everClaimedBy: valuesOf };
};

const named = (kind: NameClaimKind): RecordRule => {
  const { type, valueOf } = nameClaims[kind];
  return always(type, ({ data }) => valueOf(data));
};

/** The rule of an area, which judges its records by today. */
const byDate = <T>(type: string, rules: readonly ClaimRule<T>[], kind: ValueClaim): RecordRule => {
  const rule = rules.find((each) => each.kind === kind);
  if (!rule) throw new Error(`no rule of ${type} claims ${kind}`);
  // why: what is stored under a type is a record of that type
  const recordOf = ({ id, version, data }: Entity): T => ({ ...data, id, version }) as T;
  return {
    type,
    valuesOf: (entity) => rule.valuesOf(recordOf(entity)),
    everClaimedBy: (entity) => rule.everClaimedBy(recordOf(entity)),
  };
};

/** Which values of which record each kind of claim stands for. */
const claimKinds: Readonly<Record<ValueClaim, RecordRule>> = {
  chassis: byDate('car', vehicleClaims.rules, 'chassis'),
  employee_email: byDate('employee', employeeClaims.rules, 'employee_email'),
  employee_number: byDate('employee', employeeClaims.rules, 'employee_number'),
  software_license: byDate('software_license', licenseClaims.rules, 'software_license'),
  asset_type_name: named('asset_type_name'),
  custom_field: named('custom_field'),
  day_off_type_name: named('day_off_type_name'),
  integration_name: named('integration_name'),
  software_product_name: named('software_product_name'),
  team_name: named('team_name'),
  work_schedule_name: named('work_schedule_name'),
  [PAIR_CLAIM]: always('training_employee', ({ data }) =>
    pairOf({ training_id: Number(data['training_id']), employee_id: Number(data['employee_id']) }),
  ),
  subject: always('user', ({ data }) => textOf(data['subject'])),
  // People from before addresses were claimed have no claim on theirs.
  user_email: {
    type: 'user',
    valuesOf: () => [],
    everClaimedBy: ({ data }) => [String(data['email']).toLowerCase()],
  },
};

const happensOnce: Readonly<Record<OnceClaim, true>> = {
  certificate_notice: true,
  days_off_standard: true,
  leaver_paper: true,
  reaction: true,
  software_renewal: true,
};

const rules = new Map<string, RecordRule>(Object.entries(claimKinds));

/**
 * A claim without its record would lock a value permanently; a record without its claim could be doubled. The claim of
 * a record that ended by date waits for the sweeper, or for whoever takes it over.
 */
export const checkClaims = ({ claims, entities }: Records): Finding[] => {
  const findings: Finding[] = [];
  for (const [claim, id] of claims) {
    const [kind = '', value = ''] = claim.split(/#(.*)/s);
    if (Object.hasOwn(happensOnce, kind)) continue;
    const rule = rules.get(kind);
    if (!rule) findings.push({ check: 'claim', key: `unique#${claim}`, detail: 'is of a kind that no rule speaks of' });
    const owner = rule && entities.get(refOf(rule.type, id));
    const isJustified = owner && [...rule.valuesOf(owner), ...rule.everClaimedBy(owner)].includes(value);
    if (rule && !isJustified)
      findings.push({ check: 'claim', key: `unique#${claim}`, detail: `${rule.type} ${id} does not have this value` });
  }
  for (const [kind, rule] of rules) {
    for (const entity of entities.values()) {
      const values = entity.type === rule.type ? rule.valuesOf(entity) : [];
      if (values.some((value) => claims.get(`${kind}#${value}`) !== entity.id))
        findings.push({ check: 'claim', key: refOf(entity.type, entity.id), detail: `has no claim on its ${kind}` });
    }
  }
  return findings;
};
