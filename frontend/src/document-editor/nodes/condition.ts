import { Node } from '@tiptap/core';
import type { Stage } from '../stage.ts';
import classes from '../paper.module.css';

/** Blocks that are shown only if a field has a value, or has this one. */
export const condition = (stage: Stage) =>
  Node.create({
    name: 'when',
    group: 'block',
    content: 'block+',
    defining: true,
    addAttributes: () => ({
      field: {
        default: '',
        parseHTML: (element) => element.dataset['when'] ?? '',
        renderHTML: ({ field }) => ({ 'data-when': field }),
      },
      equals: {
        default: null,
        parseHTML: (element) => element.dataset['equals'] ?? null,
        renderHTML: ({ equals }) => (equals === null ? {} : { 'data-equals': equals }),
      },
    }),
    parseHTML: () => [{ tag: 'div[data-when]' }],
    renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
    addNodeView:
      () =>
      ({ node, getPos }) => {
        const dom = document.createElement('div');
        const label = dom.appendChild(document.createElement('button'));
        const contentDOM = dom.appendChild(document.createElement('div'));
        dom.className = classes.condition ?? '';
        label.className = classes.nodeLabel ?? '';
        label.type = 'button';
        label.contentEditable = 'false';
        label.addEventListener('click', () => {
          const at = getPos();
          if (at !== undefined) stage.current().onCondition(at);
        });
        const destroy = stage.drawAlways(() => {
          const { labelOf, words } = stage.current();
          const field = String(node.attrs['field']);
          const equals = node.attrs['equals'] as string | null;
          label.textContent = words.condition(labelOf(field) ?? `#${field}`, equals);
          label.title = words.changeCondition;
          dom.dataset['state'] = labelOf(field) !== undefined ? 'known' : 'unknown';
        });
        return {
          dom,
          contentDOM,
          destroy,
          ignoreMutation: (change) => label.contains(change.target),
          stopEvent: (event) => event.target instanceof window.Node && label.contains(event.target),
        };
      },
  });
