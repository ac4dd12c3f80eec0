import type { EventType } from '#shared/activity/events.ts';
import { AppError } from '#shared/errors/problem.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { claimOnce, hasClaim } from '#functions/platform/storage/unique.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { EVENTS_OVERLAP_MS, eventsSince } from './events-since.ts';
import { feedProgress } from './feed-progress.ts';
import type { StoredEvent } from './record-event.ts';

/** A reaction to an event: the writes of another area, which are saved in one transaction, once for each event. */
export type Reaction = (event: StoredEvent) => Promise<readonly Write[]>;
export type Reactions = Readonly<Partial<Record<EventType, Reaction>>>;

const CLAIM = 'reaction';

const progress = feedProgress('reactions');

class AlreadyReacted extends AppError {
  constructor() {
    super('conflict');
  }
}

const reactTo = async (event: StoredEvent, reaction: Reaction): Promise<boolean> => {
  if (await hasClaim(CLAIM, event.id)) return false;
  try {
    await transact([
      claimOnce(CLAIM, event.id, event.object_id, () => new AlreadyReacted()),
      ...(await reaction(event)),
    ]);
    return true;
  } catch (error) {
    if (error instanceof AlreadyReacted) return false;
    throw error;
  }
};

/**
 * Runs the reactions to every event since the last call. Each runs exactly once, even where several processes call
 * this at the same time. A reaction that fails is tried again by the next call; the others go on. Returns how many ran, or throws
 * all failures at the end.
 */
export const react = async (reactions: Reactions): Promise<number> => {
  if (Object.keys(reactions).length === 0) return 0;
  const startedAt = new Date();
  const readTo = (await progress.read()) ?? startedAt.toISOString();
  const problems: unknown[] = [];
  let count = 0;
  for await (const event of eventsSince(new Date(Date.parse(readTo) - EVENTS_OVERLAP_MS).toISOString())) {
    const reaction = reactions[event.type];
    if (!reaction) continue;
    try {
      if (await reactTo(event, reaction)) count += 1;
    } catch (error) {
      problems.push(error);
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, 'reactions that failed');
  await transact([progress.write(startedAt.toISOString())]);
  return count;
};
