type Payload = Readonly<Record<string, unknown>>;

/** The details of an event that somebody wrote, or that name a file. */
const written: ReadonlySet<string> = new Set(['note', 'message', 'reason', 'filename', 'old_filename', 'what']);
const amounts: ReadonlySet<string> = new Set(['amount', 'old_amount', 'new_amount']);
const lists: ReadonlySet<string> = new Set(['added', 'removed']);

const emptiedChange = (change: unknown): unknown =>
  typeof change === 'object' && change !== null ? { ...change, old: null, new: null } : change;

/** Contracts are called what somebody wrote; other records are not the person's. */
const isNamed = (type: string, key: string): boolean =>
  type.startsWith('contract_') && (key === 'name' || key === 'old_name');

/** The payload of an event about an erased person: that something happened, without what it was. */
export const emptiedPayload = (type: string, payload: Payload): Payload =>
  Object.fromEntries(
    Object.entries(payload).map(([key, value]) => {
      if (isNamed(type, key)) return [key, ''];
      if (key === 'changes' && Array.isArray(value)) return [key, value.map(emptiedChange)];
      if (written.has(key)) return [key, ''];
      if (amounts.has(key)) return [key, null];
      return [key, lists.has(key) && Array.isArray(value) ? [] : value];
    }),
  );
