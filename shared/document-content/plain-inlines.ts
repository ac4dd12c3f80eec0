import { joinTexts } from './inline-texts.ts';
import { FIELD_NAME } from './limits.ts';
import type { Inline, TextNode } from './nodes.ts';

/** A shortcode in running text: it stands for itself, not inside a word, an address or another sign of numbers. */
const SHORTCODE = /(?<![\p{L}\p{N}_#&/=.])#([a-z][a-z0-9_]*)(?![\p{L}\p{N}_])/gu;

const isShortcode = (name: string, known: ReadonlySet<string>): boolean =>
  FIELD_NAME.test(name) && (known.has(name) || /[a-z0-9]_[a-z0-9]/.test(name));

const withFields = (node: TextNode, known: ReadonlySet<string>): Inline[] => {
  const inlines: Inline[] = [];
  let from = 0;
  for (const { 0: found, 1: name = '', index } of node.text.matchAll(SHORTCODE)) {
    if (!isShortcode(name, known)) continue;
    const { text, ...marks } = node;
    inlines.push({ ...node, text: text.slice(from, index) }, { ...marks, type: 'field', name });
    from = index + found.length;
  }
  return [...inlines, { ...node, text: node.text.slice(from) }];
};

/** Shortcodes that were typed as plain text become fields (docs/areas/templates.md#shortcodes). */
export const shortcodesToFields = (inlines: readonly Inline[], known: ReadonlySet<string>): Inline[] =>
  joinTexts(inlines.flatMap((inline) => (inline.type === 'text' ? withFields(inline, known) : [inline])));

const SPACES = /[ \t\n\f\r]+/g;

/**
 * Inlines with white space as a browser shows it: one space for many, none at the start and the end of a line. Spaces
 * that do not break a line stay.
 */
export const plainInlines = (inlines: readonly Inline[]): Inline[] => {
  let atStart = true;
  const collapsed = inlines.map((inline): Inline => {
    if (inline.type !== 'text') {
      atStart = inline.type === 'break';
      return inline;
    }
    const single = inline.text.replace(SPACES, ' ');
    const text = atStart && single.startsWith(' ') ? single.slice(1) : single;
    if (text !== '') atStart = text.endsWith(' ');
    return { ...inline, text };
  });
  return joinTexts(withoutLineEnds(collapsed));
};

/** The same inlines without the space before a line break and at the end. */
const withoutLineEnds = (inlines: readonly Inline[]): Inline[] => {
  let atEnd = true;
  return inlines
    .toReversed()
    .map((inline): Inline => {
      if (inline.type !== 'text') {
        atEnd = inline.type === 'break';
        return inline;
      }
      const text = atEnd && inline.text.endsWith(' ') ? inline.text.slice(0, -1) : inline.text;
      if (text !== '') atEnd = false;
      return { ...inline, text };
    })
    .toReversed();
};
