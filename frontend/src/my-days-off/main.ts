import '../answer/base.css';
import '../answer/answer.css';
import './my-days-off.css';
import type { DaysOffShown, LinkDetail } from '#shared/contract/links/link-detail.ts';
import { element } from '../answer/element.ts';
import { addColours, endTexts, hasMovedOn, isFinal, tokenOf } from '../answer/frame.ts';
import { linkCalls, OFFLINE, type Answer, type Failure } from '../answer/link-calls.ts';
import { askLine, linkHeader, noticePage, type Message } from '../answer/link-page.ts';
import { chosenLanguage, setPageLanguage } from '../answer/page-language.ts';
import { words as frameWords } from '../answer/words.ts';
import { askForm } from './ask-form.ts';
import { balancesSection } from './balances.ts';
import { requestsSection } from './requests.ts';
import { loadDayWords, words } from './words.ts';

const isRequest = (answer: Answer | undefined): answer is Extract<Answer, { action: 'request' }> =>
  answer !== undefined && 'action' in answer && answer.action === 'request';

/** The words for a request that came after its link had ended. */
const unsentTexts = (answer: Answer | undefined): string[] => {
  if (!isRequest(answer)) return [];
  const { reason } = answer;
  return [words('unsent'), ...(reason ? [words('yourReason', { reason })] : [])];
};

/** The place where the page says what happened, for those who see it and those who hear it. */
const messageBox = () => {
  const node = element('div', { role: 'status', tabindex: '-1' });
  /** What it says about a connection that is missing. */
  let offlineText: 'notSent' | 'noConnection' | undefined;
  /** Says it where somebody is busy elsewhere on the page: the focus stays. */
  const write = (message: Message | undefined): void => {
    offlineText = undefined;
    node.className = message?.tone ?? '';
    node.replaceChildren(...(message ? [element('p', {}, message.text)] : []));
  };
  const say = (message: Message | undefined): void => {
    write(message);
    if (message) node.focus();
  };
  return {
    node,
    say,
    sayNotSent(): void {
      say({ tone: 'failed', text: words('notSent') });
      offlineText = 'notSent';
    },
    /** What was not sent is no longer going to be: only the connection is missing. */
    giveUpSending(): void {
      if (offlineText !== 'notSent') return;
      write({ tone: 'failed', text: words('noConnection') });
      offlineText = 'noConnection';
    },
    /** The connection is there again. */
    clearOffline(): void {
      if (offlineText) write(undefined);
    },
  };
};

const show = (root: HTMLElement, nodes: readonly HTMLElement[]): void => {
  root.replaceChildren(...nodes);
  document.title = root.querySelector('h1')?.textContent ?? words('title');
};

/** The words for an answer that was saved; a request of a type without approval is approved already. */
const savedText = (answer: Answer, detail: LinkDetail | undefined): string => {
  if ('action' in answer && answer.action === 'cancel') return words('cancel.done');
  const newest = detail?.days_off?.requests.toSorted((one, other) => other.id - one.id)[0];
  return words(newest?.state === 'approved' ? 'approvedAtOnce' : 'sent');
};

type Parts = { readonly said: HTMLElement; readonly form: HTMLElement; readonly cancel: (id: number) => void };

/** The page of a person: what they have left, the form to ask for more, and their requests. */
const daysOffPage = (detail: LinkDetail, shown: DaysOffShown, { said, form, cancel }: Parts): HTMLElement[] => [
  linkHeader(detail),
  element(
    'main',
    {},
    element('h1', { tabindex: '-1' }, words('title')),
    said,
    balancesSection(shown),
    element('section', { 'aria-labelledby': 'ask' }, element('h2', { id: 'ask' }, words('ask')), form),
    requestsSection(shown, cancel),
    askLine(detail),
  ),
];

type Calls = ReturnType<typeof linkCalls>;

/** What a request would cost, or what is wrong with it; undefined where neither is known. */
const previewed = async (calls: Calls, asked: Parameters<Calls['preview']>[0]) => {
  const outcome = await calls.preview(asked);
  if (outcome.ok) return { preview: outcome.value };
  return outcome.failure.status === 422 ? { fields: outcome.failure.fields } : undefined;
};

/** Draws one's own days off behind the link in the address. */
const start = (root: HTMLElement): void => {
  const calls = linkCalls(tokenOf(location.pathname));
  let form: ReturnType<typeof askForm> | undefined;
  let isSending = false;
  const box = messageBox();
  const { say } = box;

  const fail = (failure: Failure, unsent: readonly string[] = []): void => {
    form = undefined;
    show(root, noticePage(endTexts(failure), isFinal(failure) ? undefined : () => void read(), unsent));
    root.querySelector<HTMLElement>('h1')?.focus();
  };

  /** What is asked for now was never sent: nothing of before it goes out by itself. */
  const changed = (): void => {
    if (isSending || !isRequest(calls.pending)) return;
    calls.pending = undefined;
    box.giveUpSending();
  };

  /** The form stays the same one, so that nothing typed is lost when the rest is drawn anew. */
  const draw = (detail: LinkDetail): void => {
    const { days_off: shown } = detail;
    if (!shown) return fail({ status: 404, fields: [] });
    form ??= askForm(shown, {
      preview: (asked) => previewed(calls, asked),
      send: (asked) => void send({ action: 'request', ...asked }),
      changed,
    });
    const cancel = (id: number): void => void send({ action: 'cancel', request_id: id });
    show(root, daysOffPage(detail, shown, { said: box.node, form: form.node, cancel }));
  };

  const read = async (unsent: readonly string[] = []): Promise<LinkDetail | undefined> => {
    const answer = await calls.read(chosenLanguage());
    if (answer.ok) {
      setPageLanguage(answer.value.language);
      await loadDayWords();
      draw(answer.value);
      return answer.value;
    }
    fail(answer.failure, unsent);
    return undefined;
  };

  const refused = async (failure: Failure): Promise<void> => {
    const unsent = unsentTexts(calls.pending);
    if (failure.status === OFFLINE) return box.sayNotSent();
    // It may have been saved nevertheless: the same again has the same key.
    if (failure.status >= 500) return say({ tone: 'failed', text: words('notSaved') });
    calls.pending = undefined;
    if (failure.status === 410) return fail(failure, unsent);
    if (failure.fields.length > 0) return form?.refuse(failure.fields);
    if (!hasMovedOn(failure)) return say({ tone: 'failed', text: words('notSaved') });
    // Somebody else decided meanwhile, or the days have begun: the page shows what is so now.
    if (await read(unsent)) say({ tone: 'failed', text: frameWords('movedOn') });
  };

  const send = async (answer: Answer): Promise<void> => {
    if (isSending) return;
    isSending = true;
    form?.setSending(true);
    say(undefined);
    const outcome = await calls.send(answer);
    isSending = false;
    form?.setSending(false);
    if (!outcome.ok) return refused(outcome.failure);
    if (isRequest(answer)) form?.clear();
    const detail = await read();
    say({ tone: 'done', text: savedText(answer, detail) });
  };

  globalThis.addEventListener('online', () => {
    if (!form) return void read();
    if (calls.pending) return void send(calls.pending);
    box.clearOffline();
  });
  show(root, [element('main', { class: 'only' }, element('p', { role: 'status' }, frameWords('loading')))]);
  void read().then((detail) => detail && calls.tellOpened());
};

addColours();
const root = document.getElementById('root');
if (root) start(root);
