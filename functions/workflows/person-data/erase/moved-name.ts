import { keysOf } from '#shared/values/keys-of.ts';
import { nameClaims, type NameClaimKind } from '#functions/platform/storage/name-claims.ts';
import { moveClaim, ownerOf } from '#functions/platform/storage/unique.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';
import { rewriterOf } from '#functions/people/person-marks.ts';

type Moved = { readonly kind: NameClaimKind; readonly id: number; readonly from: string | null; readonly to: string };

/** The claim that goes with a rewritten item; undefined for one that claims what it did before, or nothing. */
const movedClaim = (before: Item, after: Item): Moved | undefined => {
  const type = String(before['pk']).split('#')[0];
  const kind = keysOf(nameClaims).find((each) => nameClaims[each].type === type);
  const [old, next] = [before['data'], after['data']] as [Item?, Item?];
  if (kind === undefined || !old || !next) return undefined;
  const { valueOf } = nameClaims[kind];
  const to = valueOf(next);
  const from = valueOf(old);
  return to === null || to === from ? undefined : { kind, id: Number(before['sk']), from, to };
};

const NOBODY = { person: 0, users: new Set<number>() };

/** A record whose name was that of an erased person, with its number behind the new one where another one is called so. */
export const withOwnName = async (before: Item, after: Item): Promise<Item> => {
  const moved = movedClaim(before, after);
  const owner = moved && (await ownerOf(moved.kind, moved.to));
  if (!moved || owner === undefined || owner === moved.id) return after;
  const name = String((after['data'] as Item)['name']);
  const numbered = rewriterOf([{ text: name, by: `${name} (${moved.id})`, isShared: false }], NOBODY);
  return numbered(after) ?? after;
};

/** A claim has the name in its key, so that it is another item once the name is another one. */
export const movedClaimWrites = (before: Item, after: Item, takenError: () => Error): Write[] => {
  const moved = movedClaim(before, after);
  return moved ? moveClaim(moved.kind, moved.from, moved.to, moved.id, takenError) : [];
};
