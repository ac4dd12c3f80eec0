import {
  hashKey,
  replaceEqualDeep,
  useQueryClient,
  type DataTag,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { notifyThrown } from './notify-thrown.ts';

/** What was read, and the changes of it that are not saved yet, the oldest first. */
type Shown = { read: unknown; unsaved: ((before: never) => unknown)[] };

const shownOf = new WeakMap<QueryClient, Map<string, Shown>>();

/** The changes under way by the key of what they change, whichever parts of the screen they come from. */
const changesIn = (client: QueryClient): Map<string, Shown> => {
  const known = shownOf.get(client) ?? new Map<string, Shown>();
  shownOf.set(client, known);
  return known;
};

/**
 * Shows a change of what was read before it is saved, and what was before when the save fails, which a toast tells. Other
 * changes that are under way stay on screen, whichever answer comes first; one that shows already is a second press.
 */
export const useShownAtOnce = <Data>(queryKey: DataTag<QueryKey, Data, unknown>) => {
  const client = useQueryClient();
  return async <Answer>(
    change: (before: Data) => Data,
    save: () => Promise<Answer>,
    onSaved: (answer: Answer) => void,
  ): Promise<void> => {
    const all = changesIn(client);
    const key = hashKey(queryKey);
    await client.cancelQueries({ queryKey });
    const read = client.getQueryData<Data>(queryKey);
    const shown = all.get(key) ?? { read, unsaved: [] };
    // why: the changes of a key are changes of what is read under that key
    const apply = (data: unknown, one: Shown['unsaved'][number]): unknown =>
      data === undefined ? data : one(data as never);
    if (shown.unsaved.length > 0 && replaceEqualDeep(read, apply(read, change)) === read) return;
    all.set(key, shown);
    const draw = (): void => void client.setQueryData(queryKey, shown.unsaved.reduce(apply, shown.read) as Data);
    const end = (): void => {
      shown.unsaved = shown.unsaved.filter((one) => one !== change);
      if (shown.unsaved.length === 0) all.delete(key);
    };
    shown.unsaved.push(change);
    draw();
    await save().then(
      async (answer) => {
        shown.read = apply(shown.read, change);
        end();
        // What is read now does not know the other changes; it is read again after the last of them.
        if (shown.unsaved.length > 0) await client.cancelQueries({ queryKey });
        onSaved(answer);
      },
      (error: unknown) => {
        end();
        draw();
        if (shown.unsaved.length === 0) void client.invalidateQueries({ queryKey });
        notifyThrown(error);
      },
    );
  };
};
