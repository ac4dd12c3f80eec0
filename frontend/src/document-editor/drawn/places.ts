/** The children that a drawn text and the editor both have; lines of pages are beside the text. */
const ownChildren = (node: Node): readonly Node[] =>
  [...node.childNodes].filter((child) => !(child instanceof HTMLElement && child.dataset['pageStart'] !== undefined));

/** A place in a text: the way down to it, child by child, and the offset there. */
export type Place = { readonly way: readonly number[]; readonly offset: number };

const placeOf = (text: Node, node: Node, offset: number): Place => {
  const way: number[] = [];
  for (let at = node; at !== text && at.parentNode; at = at.parentNode)
    way.unshift(ownChildren(at.parentNode).indexOf(at as ChildNode));
  const before = node.childNodes[offset];
  return { way, offset: before ? Math.max(0, ownChildren(node).indexOf(before)) : offset };
};

/** Where the same place is in a text that is drawn alike. */
export const findPlace = (text: Node, { way, offset }: Place): { node: Node; offset: number } => {
  let node = text;
  for (const at of way) node = ownChildren(node)[at] ?? node;
  return { node, offset: Math.min(offset, node.nodeValue?.length ?? node.childNodes.length) };
};

export type Selected = { readonly anchor: Place; readonly head: Place };

/** What is selected in a text, which may just be losing the focus. */
export const selectionIn = (text: HTMLElement): Selected | undefined => {
  const selection = document.getSelection();
  if (!selection?.anchorNode || !selection.focusNode) return undefined;
  if (!text.contains(selection.anchorNode) || !text.contains(selection.focusNode)) return undefined;
  return {
    anchor: placeOf(text, selection.anchorNode, selection.anchorOffset),
    head: placeOf(text, selection.focusNode, selection.focusOffset),
  };
};

/** What is selected in a text that has the focus. */
export const readSelection = (text: HTMLElement): Selected | undefined =>
  document.activeElement === text ? selectionIn(text) : undefined;
