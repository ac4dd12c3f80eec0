import { hasLeft, isWatched } from '#shared/push/command.rules.ts';
import { isUnderWay } from '#shared/push/names.ts';
import { pushCommand, type PushCommand } from '#shared/push/push-command.ts';
import { PUSH_COMMANDS, WATCHED_PUSHES } from '#functions/platform/storage/keys.ts';
import { parseStored } from '#functions/platform/storage/parse-stored.ts';
import type { Item } from '#functions/platform/storage/write.ts';
import type { Finding } from './finding.ts';

/** The pushes of a tenant, those that the sweeper looks after, and the holder of each month that is held. */
export type Pushes = {
  readonly commands: Map<string, PushCommand>;
  readonly watched: Set<string>;
  readonly holders: Map<string, string>;
};

/** Notes an item of pushes. */
export const notePush = ({ commands, watched, holders }: Pushes, item: Item): void => {
  const pk = String(item['pk']);
  const sk = String(item['sk']);
  if (pk === PUSH_COMMANDS) commands.set(sk, parseStored(pushCommand, item));
  else if (pk === WATCHED_PUSHES) watched.add(sk);
  else if (pk.startsWith('push-lock#')) holders.set(`${pk} ${sk}`, String(item['command_id']));
};

const problemOf = (command: PushCommand, isKnown: boolean, isHolder: boolean): string | undefined => {
  const { status_report: status } = command;
  if (isUnderWay(status) && !isKnown) return `is ${status} and nobody looks after it`;
  if (isKnown && !isWatched(command)) return `is ${status} and still looked after`;
  if (isUnderWay(status) && hasLeft(command) && !isHolder) return `is ${status} and does not hold its month`;
  if ((status === 'success' || status === 'cancelled') && isHolder) return `is ${status} and holds its month`;
  return undefined;
};

/** A push under way is looked after, and holds its month once something left; one that ended gives it back. */
export const checkPushes = ({ commands, watched, holders }: Pushes): Finding[] => {
  const holding = new Set(holders.values());
  return [
    ...[...commands].flatMap(([key, command]) => {
      const detail = problemOf(command, watched.has(key), holding.has(key));
      return detail === undefined ? [] : [{ check: 'push', key, detail }];
    }),
    ...[...watched].flatMap((key) =>
      commands.has(key) ? [] : [{ check: 'push', key, detail: 'is looked after and does not exist' }],
    ),
    ...[...holders].flatMap(([key, holder]) =>
      commands.has(holder) ? [] : [{ check: 'push', key, detail: `is held by ${holder}, which does not exist` }],
    ),
  ];
};
