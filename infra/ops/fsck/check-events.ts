import { eventTypes, subjectOfEvent, type EventType } from '#shared/activity/events.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { isObjectType, objectTypes } from '#shared/records/object-types.ts';
import { companyFeedKey } from '#functions/platform/storage/keys.ts';
import { activityTable } from '#functions/platform/storage/tables.ts';
import type { Finding } from './finding.ts';
import { refOf, textOf, type Entity, type Records } from './read-records.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';

const listed = new Set<string>(objectTypes);
/**
 * Reminders of a schedule and who was chosen to sign change a contract without an event (docs/areas/signing.md#audit),
 * and so do drafts of its text a template.
 */
const recordedElsewhere: ReadonlySet<string> = new Set(['contract', 'contract_template']);
/**
 * How often a record may have changed with what stands in the feed of another one: somebody invited is told each time
 * that their training moves, and a session counts on as often as its program goes with it or brings it back.
 */
const movesTold = (type: string, data: Entity['data'], entities: Records['entities']): number => {
  if (type !== 'training' && type !== 'training_employee') return 0;
  const moved = type === 'training' ? data : entities.get(refOf('training', Number(data['training_id'])))?.data;
  return Number(moved?.['sequence'] ?? 0);
};

/** Events that happen once to a record of their kind; notes and documents may be added any number of times. */
const isAddition = (object: string, type: string): boolean =>
  (object === 'user' || isObjectType(object)) && type === `${feedFactsOf(object).eventPrefix}added`;

/** Feeds of products and people repeat the events of licences, which are no changes of their own. */
const isRepeated = (object: string, type: string, payload: object): boolean => {
  const subject = eventTypes.includes(type as EventType) ? subjectOfEvent(type as EventType, payload) : null;
  return subject !== null && subject !== object;
};

/**
 * Every change has its event, and a record was added once (R18). Records of a seed have version 1 and no event. An
 * erasure takes a name out of whatever record holds it, once each, and tells no feed.
 */
export const checkEvents = async ({ entities, gone, erasures }: Records): Promise<Finding[]> => {
  const events = new Map<string, number>();
  const added = new Map<string, number>();
  const removed = new Set<string>();
  const findings: Finding[] = [];
  const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for await (const item of scanTable(activityTable())) {
    const key = String(item['pk']);
    const type = String(item['type']);
    if (!events.has(key)) events.set(key, 0);
    const object = key.slice(0, key.indexOf('#'));
    const isOwn = !isRepeated(object, type, (item['payload'] ?? {}) as object);
    if (isOwn) count(events, key);
    if (isAddition(object, type)) count(added, key);
    if (type.endsWith('_deleted_permanently') && isOwn) removed.add(key);
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
    const told = version - 1 - erasures - movesTold(type, data, entities);
    const required = told + (textOf(data['import_id']) ? 1 : 0);
    const recorded = events.get(key) ?? 0;
    // An import that changed a record counts for its version already.
    const least = Math.min(required, Math.max(told, 1));
    if (listed.has(type) && !recordedElsewhere.has(type) && required > 0 && recorded < least) {
      findings.push({ check: 'event', key, detail: `has ${recorded} events for version ${version}` });
    }
  }
  return findings;
};
