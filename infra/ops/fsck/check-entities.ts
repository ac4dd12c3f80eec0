import { isObjectType, type ObjectType } from '#shared/records/object-types.ts';
import { historyIssues, type Periods } from '#shared/assignments/periods.ts';
import { CATEGORY_TURN } from '#functions/templates/categories.ts';
import type { Finding } from './finding.ts';
import { refOf, type Entity, type Records } from './read-records.ts';

/** Periods last a day or more and do not overlap, and nobody holds a record after its end. */
const checkPeriods = ({ data }: Entity): string[] => {
  const periods = data['periods'] as Periods | undefined;
  if (!periods) return [];
  const last = periods.at(-1);
  const end = data['date_end'] ?? null;
  const isEnded = data['deleted'] === 1 || end !== null;
  const goesOn = isEnded && last && (last.end_date === null || (typeof end === 'string' && last.end_date > end));
  return [
    ...historyIssues(periods).map(({ path, code }) => `${path} ${code}`),
    ...(goesOn ? ['somebody has it after its end'] : []),
  ];
};

/** A pool vehicle is a car without a driver; a bicycle has no plate, fuel and CO2. */
const checkVehicle = ({ data }: Entity): string[] => [
  ...(data['is_pool_vehicle'] === 1 && (data['type'] !== 'car' || data['related_employee_id'] !== 0)
    ? ['is a pool vehicle and may not be']
    : []),
  ...(data['type'] === 'bicycle' && ['plate', 'fuel', 'co2_g_km', 'co2_g_km_wltp'].some((field) => data[field] !== null)
    ? ['is a bicycle with plate, fuel or CO2']
    : []),
];

/** An asset is of a type that exists, and only an owner has something to accept. */
const checkAsset = ({ data }: Entity, entities: Records['entities']): string[] => [
  ...(entities.has(refOf('asset_type', Number(data['assetTypeId']))) ? [] : ['is of a type that does not exist']),
  ...((data['acceptance'] === null) === (data['owner_employee_id'] === 0) ? [] : ['waits for nobody, or for nothing']),
];

/** A licence is of a product that exists. */
const checkLicense = ({ data }: Entity, entities: Records['entities']): string[] =>
  entities.has(refOf('software_product', Number(data['product_id']))) ? [] : ['is of a product that does not exist'];

/** Only a deleted program says what became of its sessions. */
const checkProgram = ({ data }: Entity): string[] =>
  (data['sessions_fate'] === null) === (data['deleted'] === 0) ? [] : ['says what became of its sessions'];

/** A session is of a program that exists, and a training ends on or after its first day. */
const checkTraining = ({ data }: Entity, entities: Records['entities']): string[] => [
  ...(data['program_id'] === null || entities.has(refOf('program', Number(data['program_id'])))
    ? []
    : ['is of a program that does not exist']),
  ...(data['start_date'] !== null && data['end_date'] !== null && String(data['end_date']) < String(data['start_date'])
    ? ['ends before it starts']
    : []),
];

/** A participant is of a training and a person that exist, and whoever waits has neither status nor result. */
const checkParticipant = ({ data }: Entity, entities: Records['entities']): string[] => [
  ...(entities.has(refOf('training', Number(data['training_id']))) ? [] : ['is of a training that does not exist']),
  ...(entities.has(refOf('employee', Number(data['employee_id']))) ? [] : ['is of a person who does not exist']),
  ...(data['waiting'] === 1 && (data['status'] !== null || data['result'] !== null)
    ? ['waits and has a status or result']
    : []),
];

/** A request is of a person and a type that exist, and its minutes lie within its days. */
const checkRequest = ({ data }: Entity, entities: Records['entities']): string[] => {
  const { start_date: start, end_date: end } = data as { start_date: string; end_date: string | null };
  const days = data['days'] as readonly { readonly date: string }[];
  return [
    ...(entities.has(refOf('employee', Number(data['employee_id']))) ? [] : ['is of a person who does not exist']),
    ...(entities.has(refOf('day_off_type', Number(data['type_id']))) ? [] : ['is of a type that does not exist']),
    ...(days.some(({ date }) => date < start || (end !== null && date > end)) ? ['has minutes outside its days'] : []),
  ];
};

/** A contract is of a person and a template that exist, and a final one has its file. */
const checkContract = ({ data }: Entity, entities: Records['entities']): string[] => [
  ...(entities.has(refOf('employee', Number(data['employee_id']))) ? [] : ['is of a person who does not exist']),
  ...(data['template_id'] === null || entities.has(refOf('contract_template', Number(data['template_id'])))
    ? []
    : ['is of a template that does not exist']),
  ...(data['final'] === 1 && data['pdf'] === null ? ['is final and has no file'] : []),
];

type OwnCheck = { readonly check: string; readonly findingsOf: (entity: Entity, all: Records['entities']) => string[] };

/** What must hold within one record, beside its periods; a kind without a line has nothing to hold. */
const ownChecks: Readonly<Partial<Record<ObjectType, OwnCheck>>> = {
  car: { check: 'vehicle', findingsOf: checkVehicle },
  asset: { check: 'asset', findingsOf: checkAsset },
  software_license: { check: 'license', findingsOf: checkLicense },
  program: { check: 'program', findingsOf: checkProgram },
  training: { check: 'training', findingsOf: checkTraining },
  training_employee: { check: 'participant', findingsOf: checkParticipant },
  day_off_request: { check: 'day-off', findingsOf: checkRequest },
  contract: { check: 'contract', findingsOf: checkContract },
};

/** No record stands behind the turn of whoever changes the tree of categories. */
const treeOfCategories = refOf(CATEGORY_TURN.type, CATEGORY_TURN.id);

export const checkEntities = ({ entities, counters, parts, gone }: Records): Finding[] => {
  const findings: Finding[] = [];
  for (const [key, entity] of entities) {
    const add = (check: string, detail: string): number => findings.push({ check, key, detail });
    for (const detail of checkPeriods(entity)) add('period', detail);
    const own = isObjectType(entity.type) ? ownChecks[entity.type] : undefined;
    for (const detail of own?.findingsOf(entity, entities) ?? []) add(own!.check, detail);
    const last = counters.get(entity.type);
    if (last !== undefined && entity.id > last) add('counter', `the counter stands at ${last}`);
  }
  for (const { key, owner } of parts) {
    if (!entities.has(owner) && owner !== treeOfCategories)
      findings.push({ check: 'part', key, detail: gone.has(owner) ? 'its record was deleted' : 'has no record' });
  }
  return findings;
};
