import type { Dated } from '#shared/assignments/dated.ts';
import type { StoredErasure } from '#functions/platform/directory/erasures.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { isKnownType, partitionOf } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Item } from '#functions/platform/storage/write.ts';
import type { Finding } from './finding.ts';
import { documentRefOf, type DocumentRef } from './check-documents.ts';
import { notePush, type Pushes } from './check-pushes.ts';
import { noteReminder, type Reminders } from './check-reminders.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { entityStores } from '../entity-stores.ts';

export type Data = Readonly<Record<string, unknown>>;
export type Entity = { type: string; id: number; version: number; data: Data };

export type Records = {
  /** Records by type and id. */
  entities: Map<string, Entity>;
  /** Records that were deleted permanently within the last week. */
  gone: Set<string>;
  parts: { key: string; owner: string }[];
  documents: DocumentRef[];
  /** The items of mails. */
  mails: Item[];
  /** The items of deliveries to webhooks. */
  webhooks: Item[];
  /** How many documents a record says it has, by type and id. */
  documentCounts: Map<string, number>;
  reminders: Reminders;
  pushes: Pushes;
  claims: Map<string, number>;
  /** What each integration brings along, by its id. */
  broughtFeatures: Map<number, readonly string[]>;
  counters: Map<string, number>;
  /** How many people were erased, or are being erased. */
  erasures: number;
  findings: Finding[];
};

const notEntities = new Set([
  'unique',
  'counter',
  'setting',
  'preference',
  'segment-counter',
  'document',
  'mail',
  'snapshot',
  'changes',
  'reminder',
  'reminder-due',
  'reminder-following',
  'reminder-line',
  'erasure',
  'integration-features',
  'webhook-delivery',
  'webhook-health',
  'api-key',
  'calendar-feed',
  'asked-right',
]);
/** The text of a field; null for an empty one and for anything else. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export const refOf = (type: string, id: number | string): string => `${type}#${id}`;

const datedTypes = new Map(entityStores.map(({ type, dated }) => [type, dated as Dated<Data> | undefined]));

/** The stored values as every reader sees them: what was planned has come true on its day. */
const asOfToday = (type: string, data: Data): Data => datedTypes.get(type)?.asOf(data, today()) ?? data;

/** Whether an erasure is more than asked for. */
const hasBegun = (data: unknown): boolean => ['running', 'done'].includes((data as StoredErasure).state);

export const readRecords = async (): Promise<Records> => {
  const records: Records = {
    entities: new Map(),
    gone: new Set(),
    parts: [],
    documents: [],
    mails: [],
    webhooks: [],
    documentCounts: new Map(),
    reminders: { stored: [], markers: new Set() },
    pushes: { commands: new Map(), watched: new Set(), holders: new Map() },
    claims: new Map(),
    broughtFeatures: new Map(),
    counters: new Map(),
    erasures: 0,
    findings: [],
  };
  for await (const item of scanTable(recordsTable())) {
    const pk = String(item['pk']);
    const sk = String(item['sk']);
    const [type = ''] = pk.split('#');
    const key = `${pk} ${sk}`;
    if (type === 'unique') records.claims.set(pk.slice('unique#'.length), Number(item['id']));
    else if (type === 'counter') records.counters.set(pk.slice('counter#'.length), Number(item['last_id']));
    else if (type === 'document') records.documents.push(documentRefOf(pk, sk, item['data']));
    else if (type === 'erasure') records.erasures += hasBegun(item['data']) ? 1 : 0;
    else if (type === 'mail') records.mails.push(item);
    else if (type === 'webhook-delivery') records.webhooks.push(item);
    else if (type === 'integration-features') records.broughtFeatures.set(Number(sk), item['features'] as string[]);
    else if (type.startsWith('reminder')) noteReminder(records.reminders, pk, sk, item['data']);
    else notePush(records.pushes, item);
    if (type === '' || notEntities.has(type)) continue;
    const [id = '', part] = sk.split(/#(.*)/s);
    if (part !== undefined) records.parts.push({ key, owner: refOf(type, id) });
    if (part === 'documents') records.documentCounts.set(refOf(type, id), Number(item['documents']));
    if (part !== undefined) continue;
    if (item['gone'] === 1) records.gone.add(refOf(type, id));
    else if (/^\d+$/.test(sk) && item['data'] !== undefined) {
      if (!isKnownType(type)) {
        records.findings.push({ check: 'kind', key, detail: 'is of a kind that is not known here' });
        continue;
      }
      const entity = {
        type,
        id: Number(sk),
        version: Number(item['version']),
        data: asOfToday(type, item['data'] as Data),
      };
      records.entities.set(refOf(type, sk), entity);
      if (pk !== partitionOf(type, entity.id))
        records.findings.push({ check: 'partition', key, detail: 'stands in the wrong partition' });
      if (entity.data['id'] !== entity.id)
        records.findings.push({ check: 'id', key, detail: `holds id ${String(entity.data['id'])}` });
    }
  }
  return records;
};
