import type { Periods } from '#shared/assignments/periods.ts';
import { chassisKey } from '#shared/fleet/vehicle.rules.ts';
import { emailKey, employeeNumberKey } from '#shared/people/employee.rules.ts';
import { licenseKey } from '#shared/software/license.rules.ts';
import type { License } from '#shared/software/license.ts';
import { fold } from '#shared/values/fold.ts';
import { isOpen, type RunCounts, type RunStatus } from '#shared/runs/run.ts';
import { checkDocuments, documentRefOf, type DocumentRef } from './fsck-documents.ts';
import { companyFeedKey, partitionOf } from '#functions/platform/storage/keys.ts';
import { scanTable } from './scan-tables.ts';
import { activityTable, recordsTable, runsTable } from '#functions/platform/storage/tables.ts';

/** Something that can not be, with the key of the item it was found at. */
export type Finding = { check: string; key: string; detail: string };

type Data = Readonly<Record<string, unknown>>;
type Entity = { type: string; id: number; version: number; data: Data };

type Records = {
  /** By type and id. */
  entities: Map<string, Entity>;
  /** Deleted permanently within the last week. */
  gone: Set<string>;
  parts: { key: string; owner: string }[];
  documents: DocumentRef[];
  /** How many documents a record says it has, by type and id. */
  documentCounts: Map<string, number>;
  claims: Map<string, number>;
  counters: Map<string, number>;
  findings: Finding[];
};

const notEntities = new Set([
  'unique',
  'counter',
  'setting',
  'preference',
  'segment-counter',
  'document',
  'snapshot',
  'changes',
]);
const refOf = (type: string, id: number | string): string => `${type}#${id}`;

const readRecords = async (): Promise<Records> => {
  const records: Records = {
    entities: new Map(),
    gone: new Set(),
    parts: [],
    documents: [],
    documentCounts: new Map(),
    claims: new Map(),
    counters: new Map(),
    findings: [],
  };
  for await (const item of scanTable(recordsTable())) {
    const pk = String(item['pk']);
    const sk = String(item['sk']);
    const type = pk.slice(0, pk.indexOf('#'));
    const key = `${pk} ${sk}`;
    if (type === 'unique') records.claims.set(pk.slice('unique#'.length), Number(item['id']));
    else if (type === 'counter') records.counters.set(pk.slice('counter#'.length), Number(item['last_id']));
    else if (type === 'document') records.documents.push(documentRefOf(pk, sk, item['data']));
    if (type === '' || notEntities.has(type)) continue;
    const [id = '', part] = sk.split(/#(.*)/s);
    if (part !== undefined) records.parts.push({ key, owner: refOf(type, id) });
    if (part === 'documents') records.documentCounts.set(refOf(type, id), Number(item['documents']));
    if (part !== undefined) continue;
    if (item['gone'] === 1) records.gone.add(refOf(type, id));
    else if (/^\d+$/.test(sk) && item['data'] !== undefined) {
      const entity = { type, id: Number(sk), version: Number(item['version']), data: item['data'] as Data };
      records.entities.set(refOf(type, sk), entity);
      if (pk !== partitionOf(type, entity.id))
        records.findings.push({ check: 'partition', key, detail: 'stands in the wrong partition' });
      if (entity.data['id'] !== entity.id)
        records.findings.push({ check: 'id', key, detail: `holds id ${String(entity.data['id'])}` });
    }
  }
  return records;
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const unlessDeleted = ({ data }: Entity, value: string | null): string | null => (data['deleted'] === 1 ? null : value);

/** Which claims stand for which value of which record. */
const claimKinds: Readonly<Record<string, { type: string; valueOf: (entity: Entity) => string | null }>> = {
  chassis: {
    type: 'car',
    valueOf: (car) =>
      unlessDeleted(car, text(car.data['chassis_number']) && chassisKey(String(car.data['chassis_number']))),
  },
  employee_email: {
    type: 'employee',
    valueOf: (one) => unlessDeleted(one, text(one.data['email']) && emailKey(String(one.data['email']))),
  },
  employee_number: {
    type: 'employee',
    valueOf: (one) =>
      unlessDeleted(one, text(one.data['employee_number']) && employeeNumberKey(String(one.data['employee_number']))),
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
  subject: { type: 'user', valueOf: ({ data }) => text(data['subject']) },
};

/** A claim without its record would lock a value for ever; a record without its claim could be doubled. */
const checkClaims = ({ claims, entities }: Records): Finding[] => {
  const findings: Finding[] = [];
  for (const [claim, id] of claims) {
    const [kind = '', value = ''] = claim.split(/#(.*)/s);
    const rule = claimKinds[kind];
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

/** The field of a type that says who holds it now. */
const holderFields: Readonly<Record<string, string>> = {
  car: 'related_employee_id',
  asset: 'owner_employee_id',
  software_license: 'employee_id',
};

const checkPeriods = (entity: Entity): string[] => {
  const periods = entity.data['periods'] as Periods | undefined;
  if (!periods) return [];
  const found: string[] = [];
  for (const [at, { start_date: start, end_date: end }] of periods.entries()) {
    const next = periods[at + 1];
    if (end !== null && end <= start) found.push(`period ${at + 1} ends before it starts`);
    if (next && (end === null || next.start_date < end)) found.push(`periods ${at + 1} and ${at + 2} overlap`);
  }
  const holder = periods.findLast(({ end_date: end }) => end === null)?.employee_id ?? 0;
  if (holder !== (entity.data['deleted'] === 0 ? entity.data[holderFields[entity.type] ?? ''] : 0))
    found.push('the running period is of somebody else');
  return found;
};

/** Spec A §4: a pool vehicle is a car of nobody; a bicycle has no plate, fuel and CO2. */
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

const checkEntities = ({ entities, counters, parts, gone }: Records): Finding[] => {
  const findings: Finding[] = [];
  for (const [key, entity] of entities) {
    const add = (check: string, detail: string): number => findings.push({ check, key, detail });
    for (const detail of checkPeriods(entity)) add('period', detail);
    if (entity.type === 'car') for (const detail of checkVehicle(entity)) add('vehicle', detail);
    if (entity.type === 'asset') for (const detail of checkAsset(entity, entities)) add('asset', detail);
    const last = counters.get(entity.type);
    if (last !== undefined && entity.id > last) add('counter', `the counter stands at ${last}`);
  }
  for (const { key, owner } of parts) {
    if (!entities.has(owner))
      findings.push({ check: 'part', key, detail: gone.has(owner) ? 'its record was deleted' : 'has no record' });
  }
  return findings;
};

const listed = new Set(['car', 'asset', 'software_product', 'software_license', 'employee']);
/** Told once per record of its type; notes and documents may be added as often as one likes. */
const ownAdditions: Readonly<Record<string, string>> = {
  car_added: 'car',
  asset_added: 'asset',
  software_product_added: 'software_product',
  license_added: 'software_license',
  employee_added: 'employee',
  user_added: 'user',
};
/** Feeds of products and people repeat what became of licences: that tells of no change of their own. */
const isRepeated = (key: string, type: string): boolean =>
  type.startsWith('license_') && !key.startsWith('software_license#');

/** Every change has its event, and a record was added once (R18). Records of a seed have version 1 and no event. */
const checkEvents = async ({ entities, gone }: Records): Promise<Finding[]> => {
  const events = new Map<string, number>();
  const added = new Map<string, number>();
  const removed = new Set<string>();
  const findings: Finding[] = [];
  const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for await (const item of scanTable(activityTable())) {
    const key = String(item['pk']);
    const type = String(item['type']);
    if (!events.has(key)) events.set(key, 0);
    if (!isRepeated(key, type)) count(events, key);
    if (key.startsWith(`${ownAdditions[type]}#`)) count(added, key);
    if (type.endsWith('_deleted_permanently') && !isRepeated(key, type)) removed.add(key);
    if (item['feed'] !== undefined) {
      const place = companyFeedKey(Number(item['object_id']), String(item['at']), String(item['sk']));
      if (item['feed'] !== place.feed || item['moment'] !== place.moment)
        findings.push({
          check: 'feed',
          key: `${key} ${String(item['sk'])}`,
          detail: 'stands in the wrong place of the company feed',
        });
    }
  }
  for (const key of events.keys()) {
    const isKnown = entities.has(key) || gone.has(key) || removed.has(key);
    if (listed.has(key.slice(0, key.indexOf('#'))) && !isKnown) {
      findings.push({ check: 'event', key, detail: 'is of a record that does not exist' });
    }
  }
  for (const [key, times] of added)
    if (times > 1) findings.push({ check: 'event', key, detail: `was added ${times} times` });
  for (const [key, { type, version, data }] of entities) {
    const needed = version - 1 + (text(data['import_id']) ? 1 : 0);
    const found = events.get(key) ?? 0;
    // An import that changed a record counts for its version already.
    const least = Math.min(needed, Math.max(version - 1, 1));
    if (listed.has(type) && needed > 0 && found < least) {
      findings.push({ check: 'event', key, detail: `has ${found} events for version ${version}` });
    }
  }
  return findings;
};

type Head = { status: RunStatus; total: number; counts: RunCounts | null; expansion: string | null };

/** A run that ended has an end for each of its items, and the counts it shows are those of its ledger. */
const checkRuns = async (): Promise<Finding[]> => {
  const heads = new Map<string, Head>();
  const ledgers = new Map<string, { done: number; failed: number }>();
  const open = new Set<string>();
  const findings: Finding[] = [];
  for await (const item of scanTable(runsTable())) {
    const pk = String(item['pk']);
    const sk = String(item['sk']);
    if (pk === 'runs#open') open.add(`run#${sk}`);
    if (!pk.startsWith('run#')) continue;
    if (sk === 'head') heads.set(pk, item['data'] as Head);
    if (!sk.startsWith('item#')) continue;
    const ledger = ledgers.get(pk) ?? { done: 0, failed: 0 };
    ledger[item['status'] === 'done' ? 'done' : 'failed'] += 1;
    ledgers.set(pk, ledger);
  }
  for (const [key, { status, total, counts, expansion }] of heads) {
    const add = (detail: string): number => findings.push({ check: 'run', key, detail });
    const { done, failed } = ledgers.get(key) ?? { done: 0, failed: 0 };
    if (isOpen(status) !== open.has(key)) add(`is ${status} and ${open.has(key) ? '' : 'not '}marked as open`);
    if (status !== 'succeeded' || expansion === null) continue;
    if (done + failed !== total) add(`has ${done + failed} ended items of ${total}`);
    if (counts?.done !== done) add(`shows ${String(counts?.done)} done, the ledger has ${done}`);
  }
  for (const key of open)
    if (!heads.has(key)) findings.push({ check: 'run', key, detail: 'is marked as open and does not exist' });
  return findings;
};

/**
 * Checks what must hold across items (reliability §3): an empty list is a clean storage. Reads everything, so for the
 * operator's script and for tests; while others write it may see a change half done.
 */
export const fsck = async (): Promise<Finding[]> => {
  const records = await readRecords();
  return [
    ...records.findings,
    ...checkEntities(records),
    ...checkClaims(records),
    ...(await checkEvents(records)),
    ...(await checkRuns()),
    ...(await checkDocuments(records.documents, (owner) => records.entities.has(owner), records.documentCounts)),
  ];
};

/** An item as `fsck` reports it. */
export const findingLine = ({ check, key, detail }: Finding): string => `${check}: ${key} ${detail}`;
