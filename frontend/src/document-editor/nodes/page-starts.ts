import { Extension, type Editor } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { drawPageStart } from '../drawn/draw-nodes.ts';
import type { Pages } from '../drawn/draw-text.ts';
import type { Stage } from '../stage.ts';

type Shown = { readonly lines: DecorationSet; readonly isOld: boolean };

const key = new PluginKey<Shown>('pageStarts');

/** The places of paragraphs and headings, without those above and below every page. */
const placesIn = (doc: DocumentNode): number[] => {
  const places: number[] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock) places.push(at);
    return node.type.name !== 'pageHeader' && node.type.name !== 'pageFooter';
  });
  return places;
};

/** Draws a line where each page of the file begins; it takes no room, and is paler once the text has changed. */
export const pageStartLines = (stage: Stage) =>
  Extension.create({
    name: 'pageStartLines',
    addProseMirrorPlugins: () => [
      new Plugin<Shown>({
        key,
        state: {
          init: () => ({ lines: DecorationSet.empty, isOld: false }),
          apply(change, { lines, isOld }, _, { doc }) {
            // why: showPages alone puts it there
            const pages = change.getMeta(key) as Pages | undefined;
            if (!pages) return { lines: lines.map(change.mapping, doc), isOld: isOld || change.docChanged };
            const places = placesIn(doc);
            const found = pages.starts.flatMap(({ page, at }) => {
              const place = places[at];
              return place === undefined
                ? []
                : [
                    Decoration.widget(place, () => drawPageStart(stage, page), {
                      side: -1,
                      ignoreSelection: true,
                      key: `page ${page}`,
                    }),
                  ];
            });
            return { lines: DecorationSet.create(doc, found), isOld: false };
          },
        },
        props: {
          decorations: (state) => key.getState(state)?.lines,
          attributes: (state) => ({ 'data-pages': key.getState(state)?.isOld ? 'old' : 'new' }),
        },
      }),
    ],
  });

/** Shows the pages of the text as it was kept; those of a text with another number of paragraphs are not shown. */
export const showPages = (editor: Editor, pages: Pages): void => {
  const { view } = editor;
  if (placesIn(view.state.doc).length === pages.paragraphs) view.dispatch(view.state.tr.setMeta(key, pages));
};
