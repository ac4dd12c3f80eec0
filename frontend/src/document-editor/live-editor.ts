import { Editor } from '@tiptap/core';
import { Selection, TextSelection } from '@tiptap/pm/state';
import * as commands from './edit-commands.ts';
import { findPlace, type Selected } from './drawn/places.ts';
import type { Pages } from './drawn/draw-text.ts';
import { extensionsOf } from './extensions.ts';
import { htmlOf, usedFields } from './html-of.ts';
import { keepState, restoreHistory } from './kept-history.ts';
import { goBelow } from './nodes/click-below.ts';
import { showPages } from './nodes/page-starts.ts';
import { cleanPasted } from './paste-from-word.ts';
import type { Stage } from './stage.ts';
import type { UsedField } from './used-fields.ts';

/** What the page around a text hears of it, and asks. */
export type EditorEvents = {
  /** Called after each change of the text, never for loading it. */
  readonly onChange: () => void;
  readonly onFields: (fields: readonly UsedField[]) => void;
  /** Takes the picture of what is pasted or dropped; false where there is none. */
  readonly takePicture: (data: DataTransfer | null) => boolean;
};

type Options = EditorEvents & {
  readonly stage: Stage;
  /** The element that shows the drawn text; it keeps its focus. */
  readonly text: HTMLElement;
  readonly content: string;
  readonly isReadOnly: boolean;
  readonly historyKey: string | undefined;
  readonly attributes: Readonly<Record<string, string>>;
};

export type LiveEditor = {
  readonly editor: Editor;
  readonly commands: typeof commands;
  readonly html: () => string;
  /** Keeps the present text, so that undo leads back to it after a reload. */
  readonly keep: () => void;
  readonly showPages: (pages: Pages) => void;
  /** Puts the cursor where something was dropped. */
  readonly goTo: (at: { readonly clientX: number; readonly clientY: number }) => void;
  /** Asks for another condition in the place of the one with this index. */
  readonly askCondition: (index: number) => void;
};

/** Makes an editor of a text that is drawn. */
export const startEditor = ({
  stage,
  text,
  content,
  isReadOnly,
  historyKey,
  attributes,
  ...on
}: Options): LiveEditor => {
  const goTo: LiveEditor['goTo'] = ({ clientX, clientY }) => {
    const { view, state } = editor;
    const place = view.posAtCoords({ left: clientX, top: clientY });
    if (place) view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(place.pos))));
  };
  const editor = new Editor({
    element: { mount: text },
    extensions: extensionsOf(stage),
    content,
    editable: !isReadOnly,
    // The rules of a text stand in paper.module.css, for the drawn text as well.
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: cleanPasted,
      handlePaste: (_view, event) => on.takePicture(event.clipboardData),
      handleDrop: (_view, event) => {
        if (!on.takePicture(event.dataTransfer)) return false;
        goTo(event);
        return true;
      },
    },
    onUpdate: () => {
      on.onChange();
      on.onFields(usedFields(editor.state.doc));
    },
    onBlur: () => stage.setSearch(undefined),
  });
  const html = (): string => htmlOf(editor.state.doc);
  if (historyKey !== undefined) restoreHistory(editor, historyKey, html());
  return {
    editor,
    commands,
    html,
    keep: () => historyKey !== undefined && keepState(historyKey, html()),
    showPages: (pages) => showPages(editor, pages),
    goTo,
    askCondition: (index) => {
      const places: number[] = [];
      editor.state.doc.descendants((node, at) => {
        if (node.type.name === 'when') places.push(at);
      });
      const place = places[index];
      if (place !== undefined) stage.current().onCondition(place);
    },
  };
};

/**
 * What happened in the drawn text: what is selected, or was when something was typed, whether it has the focus, the
 * height of a press beside all blocks, and what was typed.
 */
export type Touched = {
  readonly selected: Selected | undefined;
  readonly hasFocus: boolean;
  readonly pressedAt: number | undefined;
  readonly typed: readonly string[];
};

/** Goes on where the drawn text was left: the focus and the cursor, and what was typed meanwhile. */
export const goOn = ({ editor }: LiveEditor, { selected, hasFocus, pressedAt, typed }: Touched): void => {
  if (!selected) return;
  const { view } = editor;
  const positionOf = (place: Selected['head']): number => {
    const { node, offset } = findPlace(view.dom, place);
    return view.posAtDOM(node, offset);
  };
  const [anchor, head] = [selected.anchor, selected.head].map((place) => view.state.doc.resolve(positionOf(place)));
  if (anchor && head) view.dispatch(view.state.tr.setSelection(TextSelection.between(anchor, head)));
  if (hasFocus) {
    // The element had the focus before: the editor has not heard of it.
    view.dom.dispatchEvent(new FocusEvent('focus'));
    if (pressedAt === undefined || !goBelow(view, pressedAt)) view.focus();
  }
  for (const words of typed) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(words, from, to);
    if (words === '\n') editor.commands.enter();
    else if (!view.someProp('handleTextInput', (take) => take(view, from, to, words, insert))) view.dispatch(insert());
  }
};
