import { PICTURE_DATA } from './nodes/picture.ts';

const DROPPED =
  'script, style, meta, link, title, xml, iframe, object, embed, form, input, select, textarea, svg, math';
const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const ORDERED = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

const levelOf = (element: Element): number => {
  const level = LEVEL.exec(element.getAttribute('style') ?? '')?.[1];
  return level === undefined || element.tagName !== 'P' ? 0 : Number(level);
};

/** Takes the number or the bullet from the beginning of a paragraph, which Word writes as text, and returns it. */
const takeMarker = (paragraph: Element): string => {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
  const words = marker?.textContent.replaceAll('\u00a0', ' ').trim() ?? '';
  marker?.remove();
  return words;
};

const numberingOf = (marker: string): Readonly<Record<string, string>> => {
  if (/^\d+(\.\d+)+/.test(marker)) return { 'data-numbering': 'legal' };
  if (/^\(?[ivx]+[.)]/.test(marker)) return { type: 'i' };
  return /^\(?[a-z][.)]/i.test(marker) ? { type: 'a' } : {};
};

/** A list of Word is a row of paragraphs that say their level; this makes lists of them, one in the other. */
const listsFrom = (paragraphs: readonly Element[]): readonly Element[] => {
  const open: Element[] = [];
  const roots: Element[] = [];
  for (const paragraph of paragraphs) {
    const level = levelOf(paragraph);
    const marker = takeMarker(paragraph);
    while (open.length > level) open.pop();
    while (open.length < level) {
      const list = document.createElement(ORDERED.test(marker) ? 'ol' : 'ul');
      if (list.tagName === 'OL')
        for (const [name, value] of Object.entries(numberingOf(marker))) list.setAttribute(name, value);
      const above = open.at(-1);
      if (above) (above.lastElementChild ?? above.appendChild(document.createElement('li'))).append(list);
      else roots.push(list);
      open.push(list);
    }
    const item = document.createElement('li');
    const own = item.appendChild(document.createElement('p'));
    own.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
  }
  return roots;
};

const replaceLists = (body: Element): void => {
  const isPart = (element: Element | null): element is Element => element !== null && levelOf(element) > 0;
  for (const first of body.querySelectorAll('p')) {
    if (!first.isConnected || !isPart(first)) continue;
    const row: Element[] = [first];
    for (let next = first.nextElementSibling; isPart(next); next = next.nextElementSibling) row.push(next);
    const place = document.createElement('div');
    first.before(place);
    place.replaceWith(...listsFrom(row));
    for (const paragraph of row) paragraph.remove();
  }
};

const rename = (element: Element, tag: string): void => {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

const dropComments = (body: Element): void => {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
};

/**
 * Pasted HTML with its structure and nothing else: lists of Word become lists, its titles headings; pictures stay if
 * they hold their own bytes. What the text cannot hold beyond that is dropped by the editor and by the server.
 */
export const cleanPasted = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  dropComments(body);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  for (const image of body.querySelectorAll('img'))
    if (!PICTURE_DATA.test(image.getAttribute('src') ?? '') && image.dataset['fileId'] === undefined) image.remove();
  for (const element of body.querySelectorAll('*'))
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes);
  replaceLists(body);
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  return body.innerHTML;
};
