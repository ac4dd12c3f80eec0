import { Extension } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import type { Node } from '@tiptap/pm/model';
import { Plugin, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** The last block of the text and the place behind it; what stands below on every page is no part of it. */
const lastBlock = (doc: Node): { block: Node; end: number } | undefined => {
  const below = doc.lastChild?.type.name === 'pageFooter' ? doc.lastChild : undefined;
  const block = below ? doc.child(doc.childCount - 2) : doc.lastChild;
  return block ? { block, end: doc.content.size - (below?.nodeSize ?? 0) } : undefined;
};

/** Puts the cursor at the end of the text, if this height of the window is below its last block. */
export const goBelow = (view: EditorView, height: number): boolean => {
  const last = lastBlock(view.state.doc);
  if (!last || !view.editable) return false;
  const drawn = view.nodeDOM(last.end - last.block.nodeSize);
  if (!(drawn instanceof HTMLElement) || height < drawn.getBoundingClientRect().bottom) return false;
  const end = view.state.doc.resolve(last.end);
  const isClosed = last.block.isAtom || last.block.type.spec.tableRole === 'table';
  const selection = isClosed ? new GapCursor(end) : Selection.near(end, -1);
  view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
  view.focus();
  return true;
};

/** A click on the empty page below the text leads to its end, so that one can go on behind a signature or a table. */
export const ClickBelow = Extension.create({
  name: 'clickBelow',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          mousedown: (view, event) => {
            if (event.target !== view.dom || !goBelow(view, event.clientY)) return false;
            event.preventDefault();
            return true;
          },
        },
      },
    }),
  ],
});
