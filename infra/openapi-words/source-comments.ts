import { existsSync, readFileSync } from 'node:fs';

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

/** Endpoints of tests have no file. */
const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Whether a source defines a field of that name once only, so that its comment is about all of them. */
const isOnce = (text: string, field: string): boolean =>
  [...text.matchAll(/^\s*(\w+)\??:/gm)].filter(([, name]) => name === field).length === 1;

export const sourceWords = (file: string): SourceWords => {
  const text = textOf(file);
  const exports = new Map<string, string>();
  const fields = new Map<string, string>();
  for (const [, comment = '', exported, field] of text.matchAll(COMMENT)) {
    if (exported !== undefined) exports.set(exported, plain(comment));
    else if (field !== undefined && isOnce(text, field)) fields.set(field, plain(comment));
  }
  return { exports, fields };
};
