import '../answer/base.css';
import './sign.css';
import './paper.css';
import './window.css';
import type { LinkDetail, SignShown } from '#shared/contract/links/link-detail.ts';
import { languageOf } from '#shared/values/language.ts';
import { element } from '../answer/element.ts';
import { addColours, isFinal, tokenOf } from '../answer/frame.ts';
import { askBeforeLeaving } from '../answer/leave-question.ts';
import { linkCalls, type Answer, type Failure } from '../answer/link-calls.ts';
import { endPage, failedPage } from './end-page.ts';
import { frozenFile, type FrozenFile } from './frozen-file.ts';
import { liveMark } from './live-mark.ts';
import { liveWords } from './live-words.ts';
import { isLanguage } from './page-frame.ts';
import { paper } from './paper.ts';
import { messageBox } from './said-box.ts';
import { answerSending, type OpenedPage } from './send-answers.ts';
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
  let opened: OpenedPage | undefined;
  let isLanguageKnown = isChosen;

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

  const drawSign = (detail: LinkDetail, shown: SignShown, file: FrozenFile, download: () => void): void => {
    const mark = shown.step === 'sign' && shown.frame ? liveMark(shown.frame) : undefined;
    const pages = paper(live, { pages: shown.pages, download, load: () => openFile(file), mark });
    const page = signPage(live, {
      detail,
      shown,
      paper: pages,
      mark,
      download,
      send: (answer) => void answers.send(answer),
      changed: answers.changed,
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

  const answers = answerSending({ calls, opened: () => opened, read });
  askBeforeLeaving(() => opened?.isDrawn?.() === true);
  addEventListener('offline', answers.tellOffline);
  addEventListener('online', answers.goOn);
  show([element('main', { class: 'end' }, element('p', { role: 'status' }, live.text('loading')))], false);
  void read().then((isOpen) => isOpen && calls.tellOpened());
};

addColours();
const root = document.getElementById('root');
if (root) start(root);
