import type { SignShown } from '#shared/contract/links/link-detail.ts';
import { element } from '../answer/element.ts';
import type { LiveWords } from './live-words.ts';
import type { Paper } from './paper.ts';

export type View = 'read' | 'sign';
type Shown = { readonly shown: SignShown; readonly paper: Paper; readonly view: () => View };

/** More pages than this are one bar that fills. */
const SEGMENTS_MAX = 20;

const segments = (live: LiveWords, { paper, shown: { pages } }: Shown): HTMLElement => {
  const parts = Array.from({ length: Math.min(pages, SEGMENTS_MAX) }, () => element('i'));
  live.follow(() => {
    for (const [at, part] of parts.entries()) {
      const isOn = pages <= SEGMENTS_MAX ? paper.seen.has(at + 1) : paper.seen.size / pages > at / SEGMENTS_MAX;
      part.className = isOn ? 'on' : '';
    }
  });
  return element('div', { class: 'segments', 'aria-hidden': 'true' }, ...parts);
};

/** The page that is open, or how many were opened. */
const countText = (live: LiveWords, { shown, paper, view }: Shown): string => {
  const pages = String(shown.pages);
  return view() === 'read'
    ? live.words('pageOf', { page: String(paper.page()), pages })
    : live.words('pagesRead', { read: String(paper.seen.size), pages });
};

/** Where somebody is, on a phone. */
export const progressBar = (live: LiveWords, at: Shown): HTMLElement => {
  const name = element('b');
  const count = element('span', { class: 'dim' });
  live.follow(() => {
    name.textContent = live.words(`steps.${at.view()}`);
    count.textContent = countText(live, at);
  });
  return element('div', { class: 'progress' }, name, count, segments(live, at));
};

/** Where somebody is, on a wide screen, and who signs after them. */
export const stepList = (live: LiveWords, at: Shown): HTMLElement => {
  const next = at.shown.signers.find(({ signed, you }) => !signed && !you)?.name;
  const steps = [
    ['read', () => countText(live, at)],
    ['sign', () => live.words('steps.how')],
    ['done', () => (next === undefined ? live.words('lastToSign') : live.words('signsAfter', { name: next }))],
  ] as const;
  const items = steps.map(([step, text]) => {
    const detail = element('span', { class: 'dim' });
    const item = element('li', {}, element('b', {}, live.text(`steps.${step}`)), detail);
    live.follow(() => {
      detail.textContent = text();
      const isRead = step === 'read' && at.view() === 'sign' && at.paper.seen.size === at.shown.pages;
      item.toggleAttribute('data-done', isRead);
      if (step === at.view()) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    });
    return item;
  });
  const node = element('ol', { class: 'steps' }, ...items);
  live.follow(() => node.setAttribute('aria-label', live.words('steps.label')));
  return node;
};
