import '../answer/base.css';
import './sign.css';
import './paper.css';
import './window.css';
import type { LinkDetail, SignShown } from '#shared/contract/links/link-detail.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { languageOf } from '#shared/values/language.ts';
import { element } from '../answer/element.ts';
import { addColours, isFinal, tokenOf } from '../answer/frame.ts';
import { forgetTyped } from '../answer/kept-text.ts';
import { askBeforeLeaving } from '../answer/leave-question.ts';
import { linkCalls, OFFLINE, type Answer, type Failure } from '../answer/link-calls.ts';
import { endPage, failedPage } from './end-page.ts';
import { frozenFile, type FrozenFile } from './frozen-file.ts';
import { liveMark } from './live-mark.ts';
import { liveWords } from './live-words.ts';
import { isLanguage } from './page-frame.ts';
import { paper } from './paper.ts';
import { messageBox, type Said, type SaidBox } from './said-box.ts';
import { signPage } from './sign-page.ts';

/** What draws the pages is large, so it is on its way before the page knows what it shows. */
const loadEngine = async () => {
  const { openPdf, startReader } = await import('../pdf-viewer/pdf-engine.ts');
  const reader = startReader();
  return (bytes: Uint8Array) => openPdf(bytes, reader);
};

/** Opens files; what draws their pages is loaded again after a failure. */
const fileOpener = () => {
  const begin = () => {
    const loading = loadEngine();
    loading.catch(() => undefined);
    return loading;
  };
  let engine = begin();
  return async (file: FrozenFile) => {
    try {
      return (await engine)(await file.bytes());
    } catch (error) {
      engine = begin();
      throw error;
    }
  };
};

type Opened = {
  readonly said: SaidBox;
  /** Reads the pages again that could not be read. */
  readonly reload?: () => void;
  readonly setSending?: (isSending: boolean) => void;
  readonly refuse?: (issues: readonly Issue[]) => void;
  /** Whether something is drawn, which nothing keeps. */
  readonly isDrawn?: () => boolean;
};

/** The words of the page, in the language that was chosen for this link, else in that of the browser. */
const wordsOf = (token: string) => {
  const languageKey = `language-of-${token}`;
  const chosen = sessionStorage.getItem(languageKey);
  const live = liveWords(isLanguage(chosen) ? chosen : languageOf(navigator.languages), (language) =>
    sessionStorage.setItem(languageKey, language),
  );
  return { live, isChosen: isLanguage(chosen) };
};

/** Draws the page of the contract behind the link in the address, and takes what its person answers. */
const start = (root: HTMLElement): void => {
  const token = tokenOf(location.pathname);
  const calls = linkCalls(token);
  const { live, isChosen } = wordsOf(token);
  const openFile = fileOpener();
  let opened: Opened | undefined;
  let isLanguageKnown = isChosen;
  let isSending = false;

  const show = (nodes: readonly HTMLElement[], hasFocus: boolean): void => {
    root.replaceChildren(...nodes);
    live.follow(() => (document.title = root.querySelector('h1')?.textContent ?? live.words('title')));
    if (hasFocus) root.querySelector<HTMLElement>('h1')?.focus();
  };
  const fail = (failure: Failure, unsent?: Answer): void => {
    opened = undefined;
    live.leave();
    show(failedPage(live, failure, { unsent, retry: isFinal(failure) ? undefined : () => void read() }), true);
  };

  /** Whoever changes what could not be sent, or takes back that they agree, has sent nothing: it goes out no more. */
  const changed = (): void => {
    const path = opened?.said.path();
    if (isSending || !calls.pending) return;
    calls.pending = undefined;
    opened?.said.say(path === 'notSent' ? { tone: 'failed', path: 'noConnection' } : undefined);
  };

  const drawSign = (detail: LinkDetail, shown: SignShown, file: FrozenFile, download: () => void): void => {
    const mark = shown.step === 'sign' && shown.frame ? liveMark(shown.frame) : undefined;
    const pages = paper(live, { pages: shown.pages, download, load: () => openFile(file), mark });
    const page = signPage(live, {
      detail,
      shown,
      paper: pages,
      mark,
      download,
      send: (answer) => void send(answer),
      changed,
      check: () => void read(true),
    });
    opened = { ...page, reload: () => pages.hasFailed() && void pages.load() };
    show(page.nodes, false);
    void pages.load();
  };
  const draw = (detail: LinkDetail, hasFocus: boolean): void => {
    const { sign: shown } = detail;
    if (!shown) return fail({ status: 404, fields: [] });
    live.leave();
    if (!isLanguageKnown) live.choose(shown.language);
    isLanguageKnown = true;
    const file = frozenFile(shown, async () => {
      const again = await calls.read();
      return again.ok ? again.value.sign : undefined;
    });
    const download = (): void =>
      void file.download().catch(() => opened?.said.say({ tone: 'failed', path: 'downloadFailed' }));
    if (shown.step === 'sign' || shown.step === 'provider') return drawSign(detail, shown, file, download);
    const said = messageBox(live);
    opened = { said };
    show(endPage(live, { detail, shown, said, download }), hasFocus);
  };
  /** `unsent` is an answer that was not taken. */
  const read = async (hasFocus = false, unsent?: Answer): Promise<boolean> => {
    const answer = await calls.read();
    if (answer.ok) draw(answer.value, hasFocus);
    else fail(answer.failure, unsent);
    return answer.ok;
  };

  const setSending = (next: boolean): void => {
    isSending = next;
    opened?.setSending?.(next);
  };
  const refused = async ({ status, fields }: Failure, again: Pick<Said, 'again'>): Promise<void> => {
    if (status === OFFLINE) return opened?.said.say({ tone: 'failed', path: 'notSent', ...again });
    if (status === 422) {
      calls.pending = undefined;
      opened?.refuse?.(fields);
      return opened?.said.say({ tone: 'failed', path: 'refused' });
    }
    if (status < 500 && status !== 429) {
      // The contract has moved on, maybe by the same person in another tab: the page shows its present state.
      const unsent = calls.pending;
      calls.pending = undefined;
      return void (await read(true, unsent));
    }
    opened?.said.say({ tone: 'failed', path: 'notSaved', ...again });
  };
  const send = async (answer: Answer): Promise<void> => {
    if (isSending) return;
    opened?.said.say(undefined);
    setSending(true);
    const outcome = await calls.send(answer);
    setSending(false);
    // The button below the form signs again.
    const again = 'decision' in answer && answer.decision === 'sign' ? {} : { again: () => void send(answer) };
    if (!outcome.ok) return refused(outcome.failure, again);
    forgetTyped();
    await read(true);
  };

  askBeforeLeaving(() => opened?.isDrawn?.() === true);
  addEventListener('offline', () => calls.pending || opened?.said.say({ tone: 'failed', path: 'noConnection' }));
  addEventListener('online', () => {
    if (!opened) return void read();
    opened.reload?.();
    if (calls.pending) return void send(calls.pending);
    if (opened.said.path() === 'noConnection') opened.said.say({ tone: 'done', path: 'online' });
  });
  show([element('main', { class: 'end' }, element('p', { role: 'status' }, live.text('loading')))], false);
  void read().then((isOpen) => isOpen && calls.tellOpened());
};

addColours();
const root = document.getElementById('root');
if (root) start(root);
