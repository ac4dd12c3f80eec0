import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { MAX_CONDITION_DEPTH } from '#shared/document-content/limits.ts';
import type { SignerPlace } from '#shared/document-content/nodes.ts';
import type { ConditionLook, PictureLook } from './drawn/draw-nodes.ts';
import type { ListKind } from './list-kinds.ts';

const numberingOf = {
  decimal: { type: null, numbering: null },
  letters: { type: 'a', numbering: null },
  roman: { type: 'i', numbering: null },
  legal: { type: null, numbering: 'legal' },
} as const;

/** The nodes around the cursor by name, the innermost first, each with its position. */
const around = (editor: Editor, name: string) => {
  const { $from } = editor.state.selection;
  return Array.from({ length: $from.depth }, (_, at) => $from.depth - at)
    .map((depth) => ({ node: $from.node(depth), at: $from.before(depth) }))
    .filter(({ node }) => node.type.name === name);
};

export const listKindAt = (editor: Editor): ListKind | undefined => {
  const { $from } = editor.state.selection;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const { type, attrs } = $from.node(depth);
    if (type.name === 'bulletList') return 'bullet';
    if (type.name !== 'orderedList') continue;
    if (attrs['numbering'] === 'legal') return 'legal';
    return attrs['type'] === 'a' ? 'letters' : attrs['type'] === 'i' ? 'roman' : 'decimal';
  }
  return undefined;
};

/** Makes a list of what is selected, changes how the list around the cursor counts, or ends a list of this kind. */
export const setList = (editor: Editor, kind: ListKind): void => {
  const before = listKindAt(editor);
  if (kind === 'bullet') {
    editor.chain().focus().toggleBulletList().run();
    return;
  }
  if (before === undefined || before === 'bullet' || before === kind) editor.chain().focus().toggleOrderedList().run();
  if (before === kind) return;
  const [list] = around(editor, 'orderedList');
  if (!list) return;
  const attributes = { ...list.node.attrs, ...numberingOf[kind] };
  editor.view.dispatch(editor.state.tr.setNodeMarkup(list.at, undefined, attributes));
};

/** Puts a page break before the block with the cursor, or behind it where the cursor is not at its start. */
export const insertPageBreak = (editor: Editor): void => {
  const { $from } = editor.state.selection;
  const isAtStart = $from.depth > 0 && $from.pos === $from.start(1);
  const isFirstOfBlock = $from.depth > 0 && $from.parentOffset === 0 && $from.depth === 1;
  const at = $from.depth === 0 ? $from.pos : isAtStart || isFirstOfBlock ? $from.before(1) : $from.after(1);
  editor.chain().focus().insertContentAt(at, { type: 'pageBreak' }).run();
};

export const isInPageEdge = (editor: Editor): boolean => editor.isActive('pageHeader') || editor.isActive('pageFooter');

export const insertSignature = (editor: Editor, signer: SignerPlace): void => {
  editor.chain().focus().insertContent({ type: 'signature', attrs: { signer } }).run();
};

/** Where the link at the cursor leads; '' where there is none. */
export const linkAt = (editor: Editor): string => {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
};

/** Links what is selected, changes the link at the cursor, or takes it away; an address of its own where nothing is selected. */
export const setLink = (editor: Editor, href: string): void => {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === '') chain.unsetLink().run();
  else if (editor.state.selection.empty && linkAt(editor) === '')
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
  else chain.setLink({ href }).run();
};

/** Opens the search for a field at the cursor, as typing # does. */
export const searchField = (editor: Editor): void => {
  const { $from } = editor.state.selection;
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset, ' ', ' ');
  editor
    .chain()
    .focus()
    .insertContent(before === '' || /\s/.test(before) ? '#' : ' #')
    .run();
};

export const insertField = (editor: Editor, name: string): void => {
  editor
    .chain()
    .focus()
    .insertContent([
      { type: 'field', attrs: { name } },
      { type: 'text', text: ' ' },
    ])
    .run();
};

/** Puts another field in the place of one, wherever it stands, in conditions as well. */
export const replaceField = (editor: Editor, name: string, by: string): void => {
  const { tr, doc } = editor.state;
  doc.descendants((node, at) => {
    if (node.type.name === 'field' && node.attrs['name'] === name) tr.setNodeMarkup(at, undefined, { name: by });
    if (node.type.name === 'when' && node.attrs['field'] === name)
      tr.setNodeMarkup(at, undefined, { ...node.attrs, field: by });
  });
  editor.view.dispatch(tr);
};

/** Selects the first place of a field and scrolls there. */
export const showField = (editor: Editor, name: string): void => {
  let found: number | undefined;
  editor.state.doc.descendants((node, at) => {
    const own = node.type.name === 'field' ? node.attrs['name'] : node.type.name === 'when' && node.attrs['field'];
    if (found === undefined && own === name) found = at;
    return found === undefined;
  });
  if (found !== undefined) editor.chain().focus(found).scrollIntoView().run();
};

export type Edge = 'pageHeader' | 'pageFooter';

export const hasEdge = (editor: Editor, edge: Edge): boolean => {
  const { doc } = editor.state;
  return (edge === 'pageHeader' ? doc.firstChild : doc.lastChild)?.type.name === edge;
};

/** Adds what every page shows above or below, with the cursor in it, or removes it. */
export const toggleEdge = (editor: Editor, edge: Edge): void => {
  const { doc } = editor.state;
  const isHeader = edge === 'pageHeader';
  const node = isHeader ? doc.firstChild : doc.lastChild;
  if (hasEdge(editor, edge) && node) {
    const from = isHeader ? 0 : doc.content.size - node.nodeSize;
    editor
      .chain()
      .focus()
      .deleteRange({ from, to: from + node.nodeSize })
      .run();
    return;
  }
  const at = isHeader ? 0 : doc.content.size;
  editor
    .chain()
    .insertContentAt(at, { type: edge, content: [{ type: 'paragraph' }] })
    .focus(at + 2)
    .run();
};

/** Whether what is selected may stand in one more condition. */
export const mayWrap = (editor: Editor): boolean =>
  !isInPageEdge(editor) && around(editor, 'when').length < MAX_CONDITION_DEPTH;

export const addCondition = (editor: Editor, condition: ConditionLook): void => {
  editor.chain().focus().wrapIn('when', condition).run();
};

export const conditionAt = (editor: Editor, at: number): ConditionLook | undefined => {
  const node = editor.state.doc.nodeAt(at);
  if (node?.type.name !== 'when') return undefined;
  const equals: unknown = node.attrs['equals'];
  return { field: String(node.attrs['field']), equals: typeof equals === 'string' ? equals : null };
};

export const changeCondition = (editor: Editor, at: number, condition: ConditionLook): void => {
  editor.view.dispatch(editor.state.tr.setNodeMarkup(at, undefined, condition));
};

/** Takes the blocks out of their condition: they are shown always. */
export const removeCondition = (editor: Editor, at: number): void => {
  const node = editor.state.doc.nodeAt(at);
  if (node) editor.view.dispatch(editor.state.tr.replaceWith(at, at + node.nodeSize, node.content));
};

/** The picture that is selected, to change its words or size. */
export const selectedPicture = (editor: Editor): PictureLook | undefined => {
  const { selection } = editor.state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return undefined;
  // why: the schema of the image has these attributes
  return selection.node.attrs as PictureLook;
};

export const putPicture = (editor: Editor, picture: PictureLook): void => {
  if (selectedPicture(editor)) editor.chain().focus().updateAttributes('image', picture).run();
  else editor.chain().focus().insertContent({ type: 'image', attrs: picture }).run();
};

/** Gives the pictures of the text the ids under which the server keeps them; a step that cannot be undone. */
export const adoptPictures = (editor: Editor, stored: string): void => {
  const ids = [...new DOMParser().parseFromString(stored, 'text/html').querySelectorAll('img')].map(
    ({ dataset }) => dataset['fileId'],
  );
  const { tr, doc } = editor.state;
  const places: number[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === 'image') places.push(at);
  });
  if (places.length !== ids.length) return;
  for (const [at, place] of places.entries()) {
    const attributes = doc.nodeAt(place)?.attrs;
    if (attributes?.['fileId'] === null) tr.setNodeMarkup(place, undefined, { ...attributes, fileId: ids[at] ?? null });
  }
  editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true));
};
