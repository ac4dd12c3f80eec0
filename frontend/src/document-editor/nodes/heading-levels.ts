import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { spokenLevel } from '../spoken-level.ts';

/** Headings of the text are read out below the title of the page; the stored text keeps its own levels. */
export const HeadingLevels = Extension.create({
  name: 'headingLevels',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const found: Decoration[] = [];
          doc.descendants((node, at) => {
            if (node.type.name === 'heading')
              found.push(Decoration.node(at, at + node.nodeSize, { 'aria-level': spokenLevel(node.attrs['level']) }));
          });
          return DecorationSet.create(doc, found);
        },
      },
    }),
  ],
});
