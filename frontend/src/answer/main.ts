import './base.css';
import './answer.css';
import type { LinkDetail, YesOrNo } from '#shared/contract/links/link-detail.ts';
import { element } from './element.ts';
import { addColours, endTexts, hasMovedOn, isFinal, tokenOf } from './frame.ts';
import { linkCalls, OFFLINE, type Failure } from './link-calls.ts';
import { linkPage, noticePage, type Message } from './link-page.ts';
import { chosenLanguage, setPageLanguage } from './page-language.ts';
import { words } from './words.ts';

/** Draws the page of the link in the address, and what its person answers. */
const start = (root: HTMLElement): void => {
  const calls = linkCalls<{ answer: YesOrNo }>(tokenOf(location.pathname));
  let detail: LinkDetail | undefined;
  let isSending = false;

  const show = (nodes: readonly HTMLElement[], hasFocus = false): void => {
    root.replaceChildren(...nodes);
    document.title = root.querySelector('h1')?.textContent ?? words('title');
    if (hasFocus) root.querySelector<HTMLElement>('h1')?.focus();
  };

  const draw = (message: Message | null = null): void => {
    if (!detail) return;
    const chosen = calls.pending?.answer ?? null;
    show(
      linkPage({ detail, calendar: calls.calendar, chosen, isSending, message, choose: (answer) => void send(answer) }),
      message !== null || isSending,
    );
  };

  const fail = (failure: Failure): void => {
    detail = undefined;
    calls.pending = undefined;
    show(noticePage(endTexts(failure), isFinal(failure) ? undefined : () => void read()), true);
  };

  const read = async (message: Message | null = null): Promise<boolean> => {
    const answer = await calls.read(chosenLanguage());
    if (answer.ok) {
      detail = answer.value;
      setPageLanguage(detail.language);
      draw(message);
    } else fail(answer.failure);
    return answer.ok;
  };

  /** The question was settled elsewhere and takes no answer any more: the page shows how. */
  const readAnew = (): Promise<boolean> => {
    calls.pending = undefined;
    return read({ tone: 'failed', text: words('movedOn') });
  };

  const send = async (answer: YesOrNo): Promise<void> => {
    // The other answer waits until it is known what became of this one.
    if (isSending) return;
    isSending = true;
    const sent = calls.send({ answer });
    draw();
    const outcome = await sent;
    isSending = false;
    if (outcome.ok) await read({ tone: 'done', text: words('saved') });
    else if (isFinal(outcome.failure)) fail(outcome.failure);
    else if (hasMovedOn(outcome.failure)) await readAnew();
    else draw({ tone: 'failed', text: words(outcome.failure.status === OFFLINE ? 'notSent' : 'notSaved') });
  };

  // An answer, or the reading of the page, that waited for a connection is sent by itself.
  globalThis.addEventListener('online', () => void (detail ? calls.pending && send(calls.pending.answer) : read()));
  show([element('main', { class: 'only' }, element('p', { role: 'status' }, words('loading')))]);
  void read().then((isOpen) => isOpen && calls.tellOpened());
};

addColours();
const root = document.getElementById('root');
if (root) start(root);
