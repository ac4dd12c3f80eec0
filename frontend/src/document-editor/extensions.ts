import { Extension, type AnyExtension } from '@tiptap/core';
import { ListItem } from '@tiptap/extension-list';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';
import { ClickBelow } from './nodes/click-below.ts';
import { condition } from './nodes/condition.ts';
import { fieldToken } from './nodes/field-token.ts';
import { HeadingLevels } from './nodes/heading-levels.ts';
import { pageNodes } from './nodes/page-nodes.ts';
import { pageStartLines } from './nodes/page-starts.ts';
import { picture } from './nodes/picture.ts';
import { Subscript, Superscript } from './nodes/script-marks.ts';
import { tableNodes } from './nodes/tables.ts';
import type { Stage } from './stage.ts';

const UNDO_STEPS = 500;

/** Clauses that carry the numbers of the levels above: 1., 1.1., 1.1.1. */
const LegalNumbering = Extension.create({
  name: 'legalNumbering',
  addGlobalAttributes: () => [
    {
      types: ['orderedList'],
      attributes: {
        numbering: {
          default: null,
          parseHTML: (element) => (element.dataset['numbering'] === 'legal' ? 'legal' : null),
          renderHTML: ({ numbering }) => (numbering === null ? {} : { 'data-numbering': numbering }),
        },
      },
    },
  ],
});

/** All that a text may hold (shared/document-content/nodes.ts), and nothing else. */
export const extensionsOf = (stage: Stage): AnyExtension[] => [
  StarterKit.configure({
    document: false,
    code: false,
    codeBlock: false,
    listItem: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3] },
    undoRedo: { depth: UNDO_STEPS },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], HTMLAttributes: { target: null, rel: null } },
  }),
  ListItem.extend({ content: 'block+' }),
  LegalNumbering,
  ClickBelow,
  HeadingLevels,
  TextAlign.configure({ types: ['heading', 'paragraph'], defaultAlignment: null }),
  Superscript,
  Subscript,
  ...tableNodes,
  ...pageNodes(stage),
  pageStartLines(stage),
  picture(stage),
  condition(stage),
  fieldToken(stage),
];
