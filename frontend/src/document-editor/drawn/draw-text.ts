import type { PageStart } from '#shared/document-content/page-starts.rules.ts';
import { isSignerPlace } from '../signer-place.ts';
import { spokenLevel } from '../spoken-level.ts';
import type { Stage } from '../stage.ts';
import {
  drawCondition,
  drawEdge,
  drawField,
  drawPageBreak,
  drawPageStart,
  drawPicture,
  drawSignature,
  type Drawing,
  type LabelledDrawing,
} from './draw-nodes.ts';

/** Where the pages of a text begin, and how many paragraphs and headings the text has. */
export type Pages = { readonly paragraphs: number; readonly starts: readonly PageStart[] };

/** Elements that stand for themselves, and what of their attributes counts. */
const PLAIN = new Set('P H1 H2 H3 UL OL LI BLOCKQUOTE TR TD TH A STRONG EM U S SUP SUB HR BR'.split(' '));
/** The least width of a column, as the editor has it. */
const LEAST = 25;
const COUNTS = ['href', 'start', 'type', 'colspan', 'rowspan', 'data-numbering'];
const LEADS = /^(https?|mailto):/i;
const WITH_WORDS = 'p, h1, h2, h3';
const EDGES = '[data-edge]';

const widthOf = (image: Element): number | null => Number.parseInt(image.getAttribute('width') ?? '', 10) || null;

/** What a node shows that is more than its own element; undefined for all others. */
const drawingOf = (
  stage: Stage,
  source: HTMLElement,
  onCondition: () => void,
): Drawing | LabelledDrawing | undefined => {
  const { field, when, equals, signature, fileId, pageHeader, pageFooter, pageBreak } = source.dataset;
  if (field !== undefined) return drawField(stage, field);
  if (when !== undefined) return drawCondition(stage, { field: when, equals: equals ?? null }, onCondition);
  if (signature !== undefined) return drawSignature(stage, isSignerPlace(signature) ? signature : 'employee');
  if (pageHeader !== undefined) return drawEdge(stage, 'header');
  if (pageFooter !== undefined) return drawEdge(stage, 'footer');
  if (pageBreak !== undefined) return drawPageBreak(stage);
  if (fileId === undefined) return undefined;
  return drawPicture(stage, { fileId, src: null, alt: source.getAttribute('alt') ?? '', width: widthOf(source) });
};

/** A table as the editor wraps it, with as many columns as its first row. */
const tableOf = (source: HTMLElement): { dom: HTMLElement; rows: HTMLElement } => {
  const dom = document.createElement('div');
  dom.className = 'tableWrapper';
  const table = dom.appendChild(document.createElement('table'));
  const columns = table.appendChild(document.createElement('colgroup'));
  const first = source.querySelector('tr')?.cells ?? [];
  const count = [...first].reduce((sum, { colSpan }) => sum + colSpan, 0);
  for (let at = 0; at < count; at += 1)
    columns.appendChild(document.createElement('col')).style.minWidth = `${LEAST}px`;
  table.style.minWidth = `${count * LEAST}px`;
  return { dom, rows: table.appendChild(document.createElement('tbody')) };
};

const plainOf = (source: HTMLElement): HTMLElement => {
  const own = document.createElement(source.tagName);
  for (const name of COUNTS) {
    const value = source.getAttribute(name);
    if (value !== null && (name !== 'href' || LEADS.test(value))) own.setAttribute(name, value);
  }
  if (source.style.textAlign !== '') own.style.textAlign = source.style.textAlign;
  const [, level] = /^H(\d)$/.exec(source.tagName) ?? [];
  if (level !== undefined) own.setAttribute('aria-level', spokenLevel(level));
  return own;
};

/** An empty paragraph and one that ends with a break have a line for the cursor. */
const addLastLine = (own: HTMLElement): void => {
  if (!own.matches(WITH_WORDS) || (own.lastChild && own.lastChild.nodeName !== 'BR')) return;
  own.appendChild(document.createElement('br')).className = 'ProseMirror-trailingBreak';
};

/**
 * Draws a text as the editor would, element by element, so that nothing moves when the editor takes its place. A press
 * on the label of a condition tells which one it is. Returns how to end that it follows the stage.
 */
export const drawText = (
  stage: Stage,
  text: HTMLElement,
  content: string,
  onCondition: (index: number) => void,
): (() => void) => {
  const stops: (() => void)[] = [];
  let conditions = 0;
  const drawInto = (target: HTMLElement, source: Node): void => {
    for (const child of source.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        const words = (child.textContent ?? '').replace(/[ \t\r\n]+/g, ' ');
        if (words.trim() !== '' || target.closest(WITH_WORDS)) target.append(words);
      }
      if (!(child instanceof HTMLElement) || child.matches('script, style')) continue;
      const index = conditions;
      if (child.dataset['when'] !== undefined) conditions += 1;
      if (child.tagName === 'TABLE') {
        const { dom, rows } = tableOf(child);
        target.append(dom);
        for (const body of child.children) drawInto(rows, body);
        continue;
      }
      const drawing = drawingOf(stage, child, () => onCondition(index));
      if (drawing) stops.push(drawing.destroy);
      const own = drawing?.dom ?? (PLAIN.has(child.tagName) ? plainOf(child) : undefined);
      if (own) target.append(own);
      if (!drawing) drawInto(own ?? target, child);
      else if ('contentDOM' in drawing) drawInto(drawing.contentDOM, child);
      if (own) addLastLine(own);
    }
  };
  drawInto(text, new DOMParser().parseFromString(content, 'text/html').body);
  return () => stops.forEach((stop) => stop());
};

/** Draws the lines where pages begin in a text that is drawn. */
export const drawPages = (stage: Stage, text: HTMLElement, pages: Pages): void => {
  for (const line of text.querySelectorAll('[data-page-start]')) line.remove();
  const places = [...text.querySelectorAll(WITH_WORDS)].filter((place) => !place.closest(EDGES));
  if (places.length !== pages.paragraphs) return;
  for (const { page, at } of pages.starts) places[at]?.before(drawPageStart(stage, page));
};
