import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { editCategories } from '#shared/contract/templates/edit-categories.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { assertVersion, staleVersionError } from '#functions/platform/storage/saved-version.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { readTurn, takeTurn } from '#functions/platform/storage/turns.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { categoryCollection, CATEGORY_TURN, categoryStore, planCategories, presentCategories } from './categories.ts';
import { templates } from './templates.ts';

type Saved = EndpointResponse<typeof editCategories>;

/** A transaction has room for these and the turn; a tree that is replaced by another one takes several. */
const TOGETHER_MAX = 90;

/** How a save is refused whose categories somebody else changed or removed since they were read. */
const lost = new Set(['conflict', 'not_found', 'stale_version']);

/** The error of a save as one of the tree, with the tree that is stored. */
const ofTree = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof AppError && lost.has(error.code))) return error;
  const [rows, turn] = await Promise.all([categoryCollection.refresh(), readTurn(CATEGORY_TURN)]);
  return staleVersionError({ data: [...rows.all()], version: turn }, turn);
};

/**
 * Saves the tree as it was sent; of two who save at once the second one gets the tree of the first. Each part of a wide
 * change takes a turn of its own: one that is refused leaves those before it, and its error holds the tree of then.
 */
export const saveCategories = (
  actor: Actor,
  { version, categories: lines }: EndpointInput<typeof editCategories>['body'],
  commit: (writes: readonly Write[], answer: Saved) => Promise<Saved>,
): Promise<Saved> =>
  retryUnversioned(version, async () => {
    const [rows, turn] = await Promise.all([categoryCollection.refresh(), readTurn(CATEGORY_TURN)]);
    const before = [...rows.all()];
    assertVersion(version, turn, { data: before, version: turn });
    const added = lines.filter(({ id }) => id === undefined).length;
    const firstId = added === 0 ? 0 : await categoryStore.reserveIds(added);
    const { writes, after } = planCategories(before, lines, firstId);
    const listed = (await templates(actor).seen()).filter((row) => row.deleted === 0 && row.is_partner === 0);
    const wide = Math.floor(Math.max(0, writes.length - 1) / TOGETHER_MAX);
    const partAt = (at: number): Write[] => [
      ...writes.slice(at * TOGETHER_MAX, (at + 1) * TOGETHER_MAX),
      takeTurn(CATEGORY_TURN, turn + at),
    ];
    const answer = { data: presentCategories(after, listed), version: turn + wide + 1 };
    try {
      for (let at = 0; at < wide; at += 1) await transact(partAt(at));
      return await commit(partAt(wide), answer);
    } catch (error) {
      throw await ofTree(error);
    }
  });
