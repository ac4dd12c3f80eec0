import type { Asset } from '#shared/assets/asset.ts';
import { assetTag } from '#shared/assets/asset-tag.ts';
import { issue, type IssueCode } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertInUse } from './asset-acts.ts';
import { UNHELD_CHECK } from './asset-checks.ts';
import { assets } from './assets.ts';

type Refused = { readonly at: number; readonly id: number; readonly error: AppError };

const detailOf: Readonly<Partial<Record<AppError['code'], (names: string) => string>>> = {
  not_found: (names) => `Unknown assets: ${names}.`,
  archived: (names) => `Archived assets: ${names}. Unarchive them first.`,
  forbidden: (names) => `Assets that you may not check: ${names}.`,
};

const issueOf: Readonly<Partial<Record<AppError['code'], IssueCode>>> = {
  not_found: 'unknown_record',
  archived: 'archived_record',
};

/** The error about each of several assets that have the same thing against them as the first one. */
const errorAbout = (refused: readonly Refused[], first: AppError): AppError => {
  const same = refused.filter(({ error }) => error.code === first.code);
  const detail = detailOf[first.code]?.(same.map(({ id }) => assetTag(id)).join(', '));
  const code = issueOf[first.code];
  const fields = code ? same.map(({ at }) => issue(`asset_ids.${at}`, code)) : [];
  return new AppError(first.code, { detail: detail ?? first.message, extras: first.extras, fields });
};

/** The assets with these ids, each once; the error for several names those that may not be checked. */
export const toCheck = async (actor: Actor, sent: readonly number[]): Promise<Asset[]> => {
  const ids = [...new Set(sent)];
  const toChange = await assets(actor).manyToChange(ids);
  const refused: Refused[] = [];
  const found = ids.flatMap((id) => {
    try {
      const { asset } = toChange(id, UNHELD_CHECK);
      assertInUse(asset);
      return [asset];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ at: sent.indexOf(id), id, error });
      return [];
    }
  });
  const [first] = refused;
  if (first) throw ids.length === 1 ? first.error : errorAbout(refused, first.error);
  return found;
};
