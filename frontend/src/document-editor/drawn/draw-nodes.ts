import type { SignerPlace } from '#shared/document-content/nodes.ts';
import type { Stage } from '../stage.ts';
import classes from '../paper.module.css';

/** A node that shows more than its own content, as the page and the editor draw it. */
export type Drawing = { readonly dom: HTMLElement; readonly destroy: () => void };
/** One that holds other nodes below a label. */
export type LabelledDrawing = Drawing & { readonly label: HTMLElement; readonly contentDOM: HTMLElement };

const element = <T extends keyof HTMLElementTagNameMap>(tag: T, className: string | undefined) => {
  const dom = document.createElement(tag);
  dom.className = className ?? '';
  return dom;
};

/** The cursor steps over such a node. */
const atom = <T extends keyof HTMLElementTagNameMap>(tag: T, className: string | undefined) => {
  const dom = element(tag, className);
  dom.contentEditable = 'false';
  return dom;
};

export const drawField = (stage: Stage, name: string): Drawing => {
  const dom = atom('span', classes.token);
  dom.dataset['field'] = name;
  const destroy = stage.drawAlways(() => {
    const { labelOf, missing, words } = stage.current();
    const label = labelOf(name);
    dom.textContent = `#${label ?? name}`;
    dom.title = label === undefined ? words.unknown : `#${name}`;
    dom.dataset['state'] = label === undefined ? 'unknown' : missing.has(name) ? 'missing' : 'known';
  });
  return { dom, destroy };
};

export const drawEdge = (stage: Stage, edge: 'header' | 'footer'): LabelledDrawing => {
  const dom = element('div', classes.edge);
  dom.dataset['edge'] = edge;
  const label = dom.appendChild(atom('span', classes.nodeLabel));
  const contentDOM = dom.appendChild(document.createElement('div'));
  const destroy = stage.drawAlways(() => {
    label.textContent = stage.current().words[edge];
  });
  return { dom, label, contentDOM, destroy };
};

export const drawPageBreak = (stage: Stage): Drawing => {
  const dom = atom('div', classes.pageBreak);
  const destroy = stage.drawAlways(() => {
    dom.textContent = stage.current().words.pageBreak;
  });
  return { dom, destroy };
};

export const drawSignature = (stage: Stage, place: SignerPlace): Drawing => {
  const dom = atom('div', classes.signature);
  const destroy = stage.drawAlways(() => {
    dom.textContent = stage.current().words.signature(place);
  });
  return { dom, destroy };
};

export type ConditionLook = { readonly field: string; readonly equals: string | null };

/** Blocks with a condition, and the button that changes it. */
export const drawCondition = (
  stage: Stage,
  { field, equals }: ConditionLook,
  onChange: () => void,
): LabelledDrawing => {
  const dom = element('div', classes.condition);
  const label = dom.appendChild(atom('button', classes.nodeLabel));
  const contentDOM = dom.appendChild(document.createElement('div'));
  label.type = 'button';
  label.addEventListener('click', onChange);
  const destroy = stage.drawAlways(() => {
    const { labelOf, words } = stage.current();
    label.textContent = words.condition(labelOf(field) ?? `#${field}`, equals);
    label.title = words.changeCondition;
    dom.dataset['state'] = labelOf(field) !== undefined ? 'known' : 'unknown';
  });
  return { dom, label, contentDOM, destroy };
};

export type PictureLook = {
  readonly fileId: string | null;
  /** The bytes of a picture that was added just now. */
  readonly src: string | null;
  readonly alt: string;
  readonly width: number | null;
};

export const drawPicture = (stage: Stage, { fileId, src, alt, width }: PictureLook): Drawing => {
  const dom = atom('img', classes.picture);
  if (width !== null) dom.width = width;
  const destroy = stage.drawAlways(() => {
    const { imageUrls, words } = stage.current();
    const link = imageUrls[String(fileId)] ?? src;
    if (link === null) dom.removeAttribute('src');
    else if (dom.getAttribute('src') !== link) dom.src = link;
    dom.alt = alt === '' && link === null ? words.missingImage : alt;
  });
  return { dom, destroy };
};

/** The line where a page of the file begins. */
export const drawPageStart = (stage: Stage, page: number): HTMLElement => {
  const dom = element('div', classes.pageStart);
  dom.contentEditable = 'false';
  dom.textContent = stage.current().words.pageStart(page);
  dom.dataset['pageStart'] = String(page);
  return dom;
};
