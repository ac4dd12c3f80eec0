import { isBlank } from '#shared/values/is-blank.ts';

/** A file name has at most this many characters, its ending included. */
export const FILE_NAME_MAX = 150;

// Control characters, line ends, bidirectional marks and overrides, and invisible characters that can disguise a name.
// oxlint-disable-next-line no-control-regex -- why: control characters are what must go
const UNSAFE = /[\u0000-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/** The last part of a path without characters that could disguise it, of any length; '' when nothing is left. */
export const bareFileName = (name: string): string =>
  (name.toWellFormed().split(/[/\\]/).at(-1) ?? '').replace(UNSAFE, '').normalize('NFC').trim();

/** The name of a file of whose own name nobody sees anything; the word is the same in all three languages. */
const NAMELESS = 'document';

const named = (bare: string): string => {
  const dot = bare.lastIndexOf('.');
  const stem = dot < 0 ? bare : bare.slice(0, dot);
  if (!isBlank(stem)) return bare;
  const ending = bare.slice(stem.length);
  return isBlank(ending.slice(1)) ? NAMELESS : NAMELESS + ending;
};

/**
 * A bare name of at most 150 characters that keeps its ending; `document` stands for what nobody sees
 * (docs/areas/files.md#documents).
 */
export const safeFileName = (name: string): string => {
  const bare = named(bareFileName(name));
  const dot = bare.lastIndexOf('.');
  const ending = dot > 0 ? bare.slice(dot).slice(0, 20) : '';
  return bare.length <= FILE_NAME_MAX ? bare : bare.slice(0, FILE_NAME_MAX - ending.length).toWellFormed() + ending;
};
