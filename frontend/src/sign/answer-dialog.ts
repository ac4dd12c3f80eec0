import { SIGNING_REASON_MAX } from '#shared/contracts/limits.ts';
import type { SignShown } from '#shared/contract/links/link-detail.ts';
import { labelValueIn } from '#shared/values/label-value.ts';
import { element } from '../answer/element.ts';
import { keepTyped, radioControl } from '../answer/kept-text.ts';
import type { Answer } from '../answer/link-calls.ts';
import { pageLanguage } from '../answer/page-language.ts';
import { liveButton, problemOf, setHidden } from './live-parts.ts';
import type { LiveWords } from './live-words.ts';
import { reasonChoice } from './reason-choice.ts';

/** Room for the words of a reason before what is typed. */
const TEXT_MAX = SIGNING_REASON_MAX - 100;

/** Asks why somebody does not sign here: they decline, or they want paper. */
export const answerDialog = (live: LiveWords, shown: SignShown, send: (answer: Answer) => void) => {
  let isTried = false;
  const sender = () => ({ name: shown.sent_by });
  const reason = reasonChoice(live);
  const { isPaper } = reason;
  const text = element('textarea', { id: 'why', rows: '3', maxlength: String(TEXT_MAX) });
  text.addEventListener('input', live.refresh);
  const isMissing = (): boolean => reason.needsText() && text.value.trim() === '';

  keepTyped('why', { text, reason: radioControl(reason.inputs) });
  const body = element('p', { class: 'dim' });
  const count = element('span', { class: 'dim' });
  const star = element('span', { class: 'star', 'aria-hidden': 'true' }, ' *');
  const title = element('h2', { id: 'answer-title', tabindex: '-1' });
  const textLabel = element('span', {});

  const answer = (): Answer => {
    const typed = text.value.trim();
    if (isPaper()) return { decision: 'paper', ...(typed !== '' && { reason: typed }) };
    const chosen = reason.words();
    return { decision: 'decline', reason: typed === '' ? chosen : labelValueIn(pageLanguage(), chosen, typed) };
  };
  const press = (): void => {
    isTried = true;
    live.refresh();
    if (isMissing()) return text.focus();
    node.close();
    send(answer());
  };
  const confirm = liveButton(live, 'answer.send', 'danger', press);
  live.follow(() => {
    title.textContent = live.words(isPaper() ? 'answer.paperTitle' : 'answer.title');
    body.textContent = live.words(isPaper() ? 'answer.paperBody' : 'answer.body', sender());
    count.textContent = `${text.value.length} / ${TEXT_MAX}`;
    textLabel.textContent = live.words(reason.needsText() ? 'answer.text.wrong' : 'answer.text.other');
    setHidden(star, !reason.needsText());
    confirm.textContent = live.words(isPaper() ? 'answer.sendPaper' : 'answer.send');
    confirm.className = isPaper() ? 'main' : 'danger';
  });
  const node = element(
    'dialog',
    { 'aria-labelledby': 'answer-title' },
    element(
      'div',
      { class: 'head' },
      title,
      liveButton(live, 'answer.close', 'icon', () => node.close(), '×'),
    ),
    body,
    reason.node,
    element('div', { class: 'counted' }, element('label', { for: 'why' }, textLabel, star), count),
    text,
    problemOf(live, 'why', text, () => (isTried && isMissing() ? live.words('answer.missing') : undefined)),
    element(
      'div',
      { class: 'foot' },
      confirm,
      liveButton(live, 'answer.back', 'quiet', () => node.close()),
    ),
  );
  return {
    node,
    open(first: 'wrong' | 'paper'): void {
      reason.begin(first);
      isTried = false;
      live.refresh();
      node.showModal();
      title.focus();
    },
  };
};
