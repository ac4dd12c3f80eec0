import './answer.css';
import type { LinkDetail, YesOrNo } from '#shared/contract/links/link-detail.ts';
import { darkTokens, lightTokens } from '../ui/tokens.ts';
import { element } from './element.ts';
import { linkCalls, OFFLINE, type Failure } from './link-calls.ts';
import { linkPage, noticePage, type Message } from './link-page.ts';
import { words } from './words.ts';

const declarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .filter(([name]) => !name.startsWith('--mantine'))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The colours of the app, as the system wants them. */
const addColours = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root{${declarations(lightTokens)}}@media (prefers-color-scheme:dark){:root{${declarations(darkTokens)}}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

const tokenOf = (path: string): string => /^\/[\w-]+\/([^/]+)\/?$/.exec(path)?.[1] ?? '';

const textsOf = ({ status, why = '' }: Failure): { title: string; body: string; ask?: string } => {
  const of = (key: string) => ({ title: words(`${key}.title`), body: words(`${key}.body`) });
  if (status === OFFLINE) return of('offline');
  if (status === 404) return { ...of('unknown'), ask: words('unknown.ask') };
  if (status === 410) {
    const key = ['revoked', 'expired', 'used'].includes(why) ? why : 'expired';
    return { ...of(`ended.${key}`), ask: words('ended.ask') };
  }
  return of(status === 429 ? 'many' : 'failed');
};

/** Draws the page of the link in the address, and what its person answers. */
const start = (root: HTMLElement): void => {
  const calls = linkCalls(tokenOf(location.pathname));
  let detail: LinkDetail | undefined;
  let sending: { answer: YesOrNo; key: string } | undefined;

  const show = (nodes: readonly HTMLElement[], hasFocus = false): void => {
    root.replaceChildren(...nodes);
    document.title = root.querySelector('h1')?.textContent ?? words('title');
    if (hasFocus) root.querySelector<HTMLElement>('h1')?.focus();
  };

  const draw = (message: Message | null = null, isSending = false): void => {
    if (!detail) return;
    const chosen = sending?.answer ?? null;
    show(
      linkPage({ detail, calendar: calls.calendar, chosen, isSending, message, choose: (answer) => void send(answer) }),
      message !== null || isSending,
    );
  };

  const fail = (failure: Failure): void => {
    detail = undefined;
    const isFinal = failure.status === 404 || failure.status === 410;
    show(noticePage(textsOf(failure), isFinal ? undefined : () => void read()), true);
  };

  const read = async (message: Message | null = null): Promise<boolean> => {
    const answer = await calls.read();
    if (answer.ok) {
      detail = answer.value;
      draw(message);
    } else fail(answer.failure);
    return answer.ok;
  };

  const send = async (answer: YesOrNo): Promise<void> => {
    if (sending?.answer !== answer) sending = { answer, key: crypto.randomUUID() };
    draw(null, true);
    const outcome = await calls.answer(answer, sending.key);
    if (outcome.ok) {
      sending = undefined;
      await read({ tone: 'done', text: words('saved') });
    } else if (outcome.failure.status === 404 || outcome.failure.status === 410) fail(outcome.failure);
    else draw({ tone: 'failed', text: words(outcome.failure.status === OFFLINE ? 'notSent' : 'notSaved') });
  };

  // What waited for a connection goes on by itself.
  globalThis.addEventListener('online', () => void (detail ? sending && send(sending.answer) : read()));
  show([element('main', { class: 'only' }, element('p', { role: 'status' }, words('loading')))]);
  void read().then((isOpen) => isOpen && calls.tellOpened());
};

addColours();
const root = document.getElementById('root');
if (root) start(root);
