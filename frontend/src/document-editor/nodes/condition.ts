import { Node } from '@tiptap/core';
import { drawCondition, type ConditionLook } from '../drawn/draw-nodes.ts';
import type { Stage } from '../stage.ts';

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
        // why: the schema of the condition has these attributes
        const drawing = drawCondition(stage, node.attrs as ConditionLook, () => {
          const at = getPos();
          if (at !== undefined) stage.current().onCondition(at);
        });
        return {
          ...drawing,
          ignoreMutation: ({ target }) => drawing.label.contains(target),
          stopEvent: ({ target }) => target instanceof window.Node && drawing.label.contains(target),
        };
      },
  });
