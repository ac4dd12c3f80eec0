import { InputRule, nodePasteRule } from '@tiptap/core';
import { Mention, type MentionOptions } from '@tiptap/extension-mention';
import { searchFields, type FieldChoice } from '../field-choice.ts';
import { drawField } from '../drawn/draw-nodes.ts';
import type { Stage } from '../stage.ts';

/**
 * A name with an underscore is a field, known or not; what the server reads alike (docs/areas/templates.md#content).
 */
const PASTED = /#([a-z][a-z0-9]*_[a-z0-9_]*)/g;
/** Enter is none of the ends: it takes what the popup offers. */
const TYPED = /#([a-z][a-z0-9_]{0,79})(?:[^\S\n]|[,.;:)])$/;

/** What the keys do while the popup is open; everything else goes on to the text. */
const onSearchKey = (stage: Stage, key: string): boolean => {
  const search = stage.search();
  if (!search || search.found.length === 0) return false;
  const { found, at } = search;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const step = key === 'ArrowDown' ? 1 : found.length - 1;
    stage.setSearch({ ...search, at: (at + step) % found.length });
    return true;
  }
  const chosen = found[at];
  if ((key !== 'Enter' && key !== 'Tab') || !chosen) return false;
  search.insert(chosen);
  return true;
};

type Shown = { query: string; items: FieldChoice[]; clientRect?: (() => DOMRect | null) | null };

/** A field in the text: one object that the cursor steps over and one Backspace removes. */
export const fieldToken = (stage: Stage) =>
  Mention.extend<MentionOptions<FieldChoice, FieldChoice>>({
    name: 'field',
    addAttributes: () => ({
      name: {
        default: '',
        parseHTML: (element: HTMLElement) => element.dataset['field'] ?? '',
        renderHTML: ({ name }: Record<string, unknown>) => ({ 'data-field': name }),
      },
    }),
    parseHTML: () => [{ tag: 'span[data-field]' }],
    renderHTML: ({ node }) => ['span', { 'data-field': node.attrs['name'] }, `#${node.attrs['name']}`],
    renderText: ({ node }) => `#${node.attrs['name']}`,
    addNodeView:
      () =>
      ({ node }) => ({ ...drawField(stage, String(node.attrs['name'])), ignoreMutation: () => true }),
    addInputRules() {
      return [
        new InputRule({
          find: TYPED,
          handler: ({ state, range, match }) => {
            const name = match[1] ?? '';
            if (stage.current().labelOf(name) === undefined && !name.includes('_')) return null;
            const end = match[0].at(-1) ?? '';
            state.tr.replaceWith(range.from, range.to, [this.type.create({ name }), state.schema.text(end)]);
            return undefined;
          },
        }),
      ];
    },
    addPasteRules() {
      return [nodePasteRule({ find: PASTED, type: this.type, getAttributes: ([, name]) => ({ name }) })];
    },
  }).configure({
    deleteTriggerWithBackspace: true,
    suggestion: {
      char: '#',
      allowedPrefixes: null,
      items: ({ query }) => searchFields(stage.current().fields, query),
      command: ({ editor, range, props }) => {
        const field = { type: 'field', attrs: { name: props.name } };
        const after = editor.state.doc.resolve(range.to).nodeAfter?.text?.[0];
        const space = after === undefined || /[\p{L}\p{N}#]/u.test(after) ? [{ type: 'text', text: ' ' }] : [];
        editor
          .chain()
          .focus()
          .insertContentAt(range, [field, ...space])
          .run();
      },
      render: () => {
        const show = ({ query, items, clientRect, command }: Shown & { command: (choice: FieldChoice) => void }) =>
          stage.setSearch({ query, found: items, at: 0, place: clientRect, insert: command });
        return {
          onStart: show,
          onUpdate: show,
          onExit: () => stage.setSearch(undefined),
          onKeyDown: ({ event }) => onSearchKey(stage, event.key),
        };
      },
    },
  });
