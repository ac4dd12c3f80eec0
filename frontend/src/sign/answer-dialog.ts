import { SIGNING_REASON_MAX } from '#shared/contracts/limits.ts';
import type { SignShown } from '#shared/contract/links/link-detail.ts';
import { labelValueIn } from '#shared/values/label-value.ts';
import { element } from '../answer/element.ts';
import { keepTyped, radioControl } from '../answer/kept-text.ts';
import type { Answer } from '../answer/link-calls.ts';
import { pageLanguage } from '../answer/page-language.ts';
import { liveButton, problemOf, setHidden } from './live-parts.ts';
import type { LiveWords } from './live-words.ts';

const reasons = ['wrong', 'talk', 'paper', 'notMe'] as const;
type Reason = (typeof reasons)[number];

/** Room for the words of a reason before what is typed. */
const TEXT_MAX = SIGNING_REASON_MAX - 100;

/** Asks why somebody does not sign here: they decline, or they want paper. */
export const answerDialog = (live: LiveWords, shown: SignShown, send: (answer: Answer) => void) => {
  let reason: Reason = 'wrong';
  /** The last reason to decline that was chosen; paper has a button of its own. */
  let declining: Reason = reason;
  let isTried = false;
  const sender = () => ({ name: shown.sent_by });
  const isPaper = (): boolean => reason === 'paper';
  const text = element('textarea', { id: 'why', rows: '3', maxlength: String(TEXT_MAX) });
  text.addEventListener('input', live.refresh);
  const isMissing = (): boolean => reason === 'wrong' && text.value.trim() === '';

  const choices = reasons.map((value) => {
    const input = element('input', { type: 'radio', name: 'reason', value });
    input.addEventListener('change', () => {
      reason = value;
      if (!isPaper()) declining = value;
      live.refresh();
    });
    live.follow(() => (input.checked = reason === value));
    return { input, label: element('label', { class: 'choice' }, input, live.text(`answer.${value}`)) };
  });
  keepTyped('why', { text, reason: radioControl(choices.map(({ input }) => input)) });
  const body = element('p', { class: 'dim' });
  const count = element('span', { class: 'dim' });
  const star = element('span', { class: 'star', 'aria-hidden': 'true' }, ' *');
  const title = element('h2', { id: 'answer-title', tabindex: '-1' });
  const textLabel = element('span', {});

  const answer = (): Answer => {
    const typed = text.value.trim();
    if (isPaper()) return { decision: 'paper', ...(typed !== '' && { reason: typed }) };
    const chosen = live.words(`answer.${reason}`);
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
    textLabel.textContent = live.words(reason === 'wrong' ? 'answer.text.wrong' : 'answer.text.other');
    setHidden(star, reason !== 'wrong');
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
    element(
      'fieldset',
      {},
      element('legend', { class: 'unseen' }, live.text('answer.why')),
      ...choices.map(({ label }) => label),
    ),
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
      reason = first === 'paper' ? first : declining;
      isTried = false;
      live.refresh();
      node.showModal();
      title.focus();
    },
  };
};
