import { readFileSync } from 'node:fs';

/** What the comments of a source say of its exports and of the fields in it. */
export type SourceWords = {
  readonly exports: ReadonlyMap<string, string>;
  readonly fields: ReadonlyMap<string, string>;
};

/** A comment right before `export const name` or `name:`. */
const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export const (\w+)|(\w+)\??:)/g;

const plain = (comment: string): string =>
  comment
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s*\((?:docs|shared|functions|infra)\/[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export const sourceWords = (file: string): SourceWords => {
  const exports = new Map<string, string>();
  const fields = new Map<string, string>();
  for (const [, comment = '', exported, field] of readFileSync(file, 'utf8').matchAll(COMMENT)) {
    if (exported !== undefined) exports.set(exported, plain(comment));
    else if (field !== undefined && !fields.has(field)) fields.set(field, plain(comment));
  }
  return { exports, fields };
};
