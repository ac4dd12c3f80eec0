import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { DOMParser as TextParser } from '@tiptap/pm/model';

const MOST = 40;
const MOST_CHARACTERS = 1_500_000;

const storeKey = (of: string): string => `text-history-${of}`;

/** The states of a text that this tab has kept, oldest first. */
const keptStates = (of: string): string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storeKey(of)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((html): html is string => typeof html === 'string') : [];
  } catch {
    return [];
  }
};

/** Keeps a state of a text in this tab, so that it can be undone after a reload; the oldest ones make room. */
export const keepState = (of: string, html: string): void => {
  const states = keptStates(of);
  if (states.at(-1) === html) return;
  const next = [...states, html].slice(-MOST);
  while (next.length > 1 && next.join('').length > MOST_CHARACTERS) next.shift();
  try {
    sessionStorage.setItem(storeKey(of), JSON.stringify(next));
  } catch {
    // The storage of the tab is full: undo then ends at the reload.
    sessionStorage.removeItem(storeKey(of));
  }
};

/** The words of a text. The server turns a typed `#name` into a field, which says the same in other nodes. */
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/\s|&nbsp;/g, '');

/** The states before the present text, if they lead to it; a text that changed elsewhere has no past here. */
const statesUntil = (of: string, html: string): readonly string[] => {
  const states = keptStates(of);
  const words = wordsOf(html);
  const at = states.findLastIndex((state) => wordsOf(state) === words);
  if (at > 0) return states.slice(0, at);
  if (at < 0) sessionStorage.removeItem(storeKey(of));
  return [];
};

const read = (editor: Editor, html: string) =>
  TextParser.fromSchema(editor.schema).parse(new DOMParser().parseFromString(html, 'text/html').body);

const start = (editor: Editor, html: string): void => {
  editor.chain().setMeta('addToHistory', false).setContent(html, { emitUpdate: false }).run();
};

/** Changes the text to a state as one step that can be undone. */
const stepTo = (editor: Editor, html: string): void => {
  const [before, after] = [editor.state.doc, read(editor, html)];
  const from = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (from === null || end === null) return;
  const overlap = Math.max(0, from - Math.min(end.a, end.b));
  const slice = after.slice(from, end.b + overlap);
  editor.view.dispatch(closeHistory(editor.state.tr).replace(from, end.a + overlap, slice));
};

/** Goes through the kept states of a text up to the present one, so that undo leads back through them. */
export const restoreHistory = (editor: Editor, of: string, html: string): void => {
  const [first, ...later] = statesUntil(of, html);
  if (first === undefined) return;
  start(editor, first);
  try {
    for (const state of [...later, html]) stepTo(editor, state);
  } catch {
    start(editor, html);
  }
};
