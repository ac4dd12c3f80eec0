import { canonicalJson } from '#shared/audit-chain/canonical-json.ts';
import { putOnce, readBytes } from '#functions/platform/files/objects.ts';
import { auditCopyKey } from '#functions/platform/storage/keys.ts';
import { auditBucket } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { dayBefore, readDay, type StoredEntry } from './audit-days.ts';
import { HeadMoved, readHead, writeHead, type AuditHead } from './audit-head.ts';

const AT_ONCE = 5_000;
const TRIES = 3;

/** The days that have something to copy, the first one first. */
const daysToCopy = async ({ day: last, copied }: AuditHead): Promise<string[]> => {
  const days: string[] = [];
  for (let day: string | undefined = last; day !== undefined;) {
    days.unshift(day);
    if (day === copied?.day) break;
    const [first] = await readDay(day);
    day = dayBefore(first)?.day;
  }
  return days;
};

/** The copy of these entries under the number of the first one; the number of the last one that the object holds. */
const copyEntries = async (day: string, entries: readonly StoredEntry[]): Promise<number> => {
  const first = entries[0]?.n ?? 1;
  const key = auditCopyKey(day, first);
  const lines = entries.map((entry) => `${canonicalJson(entry)}\n`).join('');
  if (await putOnce(key, Buffer.from(lines), 'application/jsonl', auditBucket())) return entries.at(-1)?.n ?? first;
  // An earlier call got this far, and ended before it said so.
  const { bytes } = await readBytes(key, undefined, auditBucket());
  return first + bytes.toString().trimEnd().split('\n').length - 1;
};

/** Says how far the copies go, unless another call said that they go further. */
const sayCopied = async (day: string, n: number): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    const head = await readHead();
    if (
      !head ||
      `${head.copied?.day ?? ''}#${auditCopyKey('', head.copied?.n ?? 0)}` >= `${day}#${auditCopyKey('', n)}`
    )
      return;
    try {
      return await transact([writeHead(head, { ...head, copied: { day, n } })]);
    } catch (error) {
      if (!(error instanceof HeadMoved) || tries === TRIES) throw error;
    }
  }
};

/**
 * Copies what was chained since to the bucket in which nothing can be replaced (docs/areas/trust.md#audit-log); each
 * object has a key of its own. Returns how many entries it copied.
 */
export const copyAudit = async (): Promise<number> => {
  const head = await readHead();
  if (!head) return 0;
  let count = 0;
  for (const day of await daysToCopy(head)) {
    const from = head.copied?.day === day ? head.copied.n : 0;
    const entries = await readDay(day, from);
    for (let done = 0; done < entries.length;) {
      const last = await copyEntries(day, entries.slice(done, done + AT_ONCE));
      await sayCopied(day, last);
      count += last - from - done;
      done = last - from;
    }
  }
  return count;
};
