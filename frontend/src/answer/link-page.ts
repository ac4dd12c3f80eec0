import type { LinkDetail, YesOrNo } from '#shared/contract/links/link-detail.ts';
import { button, element } from './element.ts';
import { languageSwitch } from './page-language.ts';
import { words } from './words.ts';

export type Message = { readonly tone: 'done' | 'failed'; readonly text: string };

export const linkHeader = ({ company, person }: Pick<LinkDetail, 'company' | 'person'>): HTMLElement =>
  element(
    'header',
    {},
    element('span', { class: 'mark', 'aria-hidden': 'true' }, company.slice(0, 1)),
    element('p', {}, element('b', {}, company), person === '' ? null : words('for', { person })),
    languageSwitch(words('language')),
  );

const factList = ({ facts }: LinkDetail): HTMLElement | null =>
  facts.length === 0
    ? null
    : element(
        'dl',
        {},
        ...facts.map(({ label, value }) => element('div', {}, element('dt', {}, label), element('dd', {}, value))),
      );

export const askLine = ({ ask }: Pick<LinkDetail, 'ask'>): HTMLElement | null => {
  if (!ask) return null;
  const text = words('ask', { name: ask.name });
  return ask.address === null
    ? element('p', { class: 'dim' }, text)
    : element('p', { class: 'dim' }, element('a', { href: `mailto:${ask.address}` }, text));
};

/** A midnight is written with the day that it begins: nobody reads "until 25/01/2027 00:00" as the evening before. */
const endOf = (until: string): string =>
  until.endsWith(' 00:00') ? words('midnight', { day: until.slice(0, 10) }) : words('moment', { moment: until });

const stateText = ({ state, answer, answers, until, notice }: LinkDetail): string | null => {
  if (state === 'answered' && answer !== null) {
    const change = answers.length > 0 ? ` ${words('canChange', { until: endOf(until) })}` : '';
    return `${words(`answered.${answer}`)}${change}`;
  }
  if (state === 'open') return words('until', { until: endOf(until) });
  return notice === null ? words('closed') : null;
};

type Drawn = {
  readonly detail: LinkDetail;
  readonly calendar: string;
  /** The answer that is being sent, or waits for a connection. */
  readonly chosen: YesOrNo | null;
  readonly isSending: boolean;
  readonly message: Message | null;
  readonly choose: (answer: YesOrNo) => void;
};

const labelOf = (answer: YesOrNo, { answer: present }: LinkDetail): string => {
  if (present === null) return words(answer);
  return words(answer === 'yes' ? 'changeYes' : 'changeNo');
};

const answerButtons = ({ detail, chosen, isSending, choose }: Drawn): HTMLElement | null => {
  const offered = detail.answers.filter((answer) => answer !== detail.answer);
  if (offered.length === 0) return null;
  const isFirst = detail.answer === null;
  return element(
    'footer',
    {},
    ...offered.map((answer) => {
      const look = isFirst && answer === 'yes' ? 'main' : 'quiet';
      const made = button(isSending && chosen === answer ? words('sending') : labelOf(answer, detail), look, () =>
        choose(answer),
      );
      // A disabled button would lose the focus.
      made.setAttribute('aria-disabled', String(isSending));
      return made;
    }),
  );
};

const messageBox = ({ message, chosen, isSending, choose }: Drawn): HTMLElement =>
  element(
    'div',
    { role: 'status', class: message?.tone ?? '' },
    message && element('p', {}, message.text),
    message?.tone === 'failed' && chosen !== null && !isSending
      ? button(words('again'), 'quiet', () => choose(chosen))
      : null,
  );

/** The page of a link that lives. */
export const linkPage = (drawn: Drawn): HTMLElement[] => {
  const { detail, calendar } = drawn;
  const state = stateText(detail);
  return [
    linkHeader(detail),
    element(
      'main',
      {},
      element('h1', { tabindex: '-1' }, detail.title),
      factList(detail),
      detail.notice === null ? null : element('p', { class: 'notice' }, detail.notice),
      messageBox(drawn),
      detail.state === 'open' ? element('h2', {}, words('question')) : null,
      state === null ? null : element('p', { class: detail.state === 'answered' ? 'answer' : 'dim' }, state),
      answerButtons(drawn),
      detail.has_calendar && detail.answer !== 'no'
        ? element('p', {}, element('a', { href: calendar, download: 'invitation.ics' }, words('calendar')))
        : null,
      askLine(detail),
    ),
  ];
};

/** A page that says what happened, and what to do; `unsent` are the words of somebody that did not arrive. */
export const noticePage = (
  texts: { title: string; body: string; ask?: string },
  retry?: () => void,
  unsent: readonly string[] = [],
): HTMLElement[] => [
  element('header', {}, languageSwitch(words('language'))),
  element(
    'main',
    { class: 'only' },
    element('h1', { tabindex: '-1' }, texts.title),
    ...unsent.map((text) => element('p', {}, text)),
    element('p', {}, texts.body),
    texts.ask === undefined ? null : element('p', {}, texts.ask),
    retry ? button(words('again'), 'main', retry) : null,
  ),
];
