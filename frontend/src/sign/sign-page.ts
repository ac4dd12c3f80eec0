import type { LinkDetail, SignShown } from '#shared/contract/links/link-detail.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { element } from '../answer/element.ts';
import type { Answer } from '../answer/link-calls.ts';
import { answerDialog } from './answer-dialog.ts';
import { setHidden } from './live-parts.ts';
import type { LiveMark } from './live-mark.ts';
import type { LiveWords } from './live-words.ts';
import { askLine, pageHeader } from './page-frame.ts';
import type { Paper } from './paper.ts';
import { progressBar, stepList, type View } from './progress.ts';
import { messageBox } from './said-box.ts';
import { signActions } from './sign-actions.ts';
import { signForm } from './sign-form.ts';

type Wants = {
  readonly detail: LinkDetail;
  readonly shown: SignShown;
  readonly paper: Paper;
  readonly mark: LiveMark | undefined;
  readonly send: (answer: Answer) => void;
  readonly download: () => void;
  /** Told when something else is drawn, typed or chosen than before. */
  readonly changed: () => void;
  /** Looks again what became of the contract. */
  readonly check: () => void;
};

/** What the document is, who sent it, and what signing it means. */
const introduction = (live: LiveWords, { detail, shown }: Wants): HTMLElement => {
  const many = shown.pages === 1 ? 'one' : 'other';
  const values = () => ({ pages: String(shown.pages), sender: shown.sent_by });
  const { in_presence_of: presence, message, step } = shown;
  return element(
    'div',
    { class: 'intro' },
    element('h1', { tabindex: '-1' }, shown.contract_name),
    element('p', { class: 'dim' }, live.text(`source.${many}`, values)),
    presence === null
      ? null
      : element(
          'p',
          { class: 'notice' },
          live.text('inPerson', () => ({ company: detail.company, name: presence })),
        ),
    message === null
      ? null
      : element(
          'p',
          { class: 'message' },
          element(
            'b',
            {},
            live.text('writes', () => ({ name: shown.sent_by })),
          ),
          ' ',
          message,
        ),
    element('p', { class: 'hint' }, live.text(step === 'provider' ? 'provider.body' : `intro.${many}`, values)),
  );
};

/** The page of a contract that waits for the signature of its reader: they read it, then they sign it. */
export const signPage = (live: LiveWords, wants: Wants) => {
  const { detail, shown, paper, mark } = wants;
  let view: View = 'read';
  let isSending = false;
  const said = messageBox(live);
  const form = signForm(live, shown, mark);
  const dialog = answerDialog(live, shown, wants.send);

  const show = (next: View): void => {
    view = next;
    said.say(undefined);
    if (view === 'read') return paper.again();
    form.node.querySelector('h2')?.focus({ preventScroll: true });
    form.node.parentElement?.scrollTo(0, 0);
    scrollTo(0, 0);
    paper.showMark();
  };
  const sign = (): void => {
    if (isSending) return;
    const missing = form.missing();
    if (missing.length === 0) return wants.send(form.answer());
    const list = (): string =>
      form
        .missing()
        .map((part) => live.words(`missing.${part}`))
        .join(', ');
    const holds = (): boolean => form.missing().length > 0;
    said.say({ tone: 'failed', path: 'missing.sentence', values: () => ({ list: list() }), holds });
    form.showMissing();
  };
  form.node.addEventListener('submit', (event) => {
    event.preventDefault();
    sign();
  });

  for (const part of [form.node, dialog.node]) part.addEventListener('input', wants.changed);

  const at = { shown, paper, view: () => view };
  const actions = signActions(live, {
    shown,
    paper,
    said,
    sign,
    show,
    view: () => view,
    isSending: () => isSending,
    isReady: () => form.missing().length === 0,
    refuse: (reason) => dialog.open(reason),
    download: wants.download,
    check: wants.check,
  });
  const main = element(
    'main',
    {},
    progressBar(live, at),
    introduction(live, wants),
    paper.node,
    element('div', { class: 'side' }, stepList(live, at), form.node, askLine(live, detail), actions),
    dialog.node,
  );
  live.follow(() => {
    main.dataset['view'] = view;
    setHidden(form.node, view === 'read');
  });
  return {
    nodes: [pageHeader(live, detail), main],
    said,
    isDrawn: form.isDrawn,
    setSending(next: boolean): void {
      isSending = next;
      form.setSending(next);
      live.refresh();
    },
    refuse: (issues: readonly Issue[]): void => {
      show('sign');
      form.refuse(issues);
    },
  };
};
