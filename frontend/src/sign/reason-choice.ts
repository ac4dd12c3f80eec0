import { element } from '../answer/element.ts';
import type { LiveWords } from './live-words.ts';

const reasons = ['wrong', 'talk', 'paper', 'notMe'] as const;
type Reason = (typeof reasons)[number];

/** Why somebody does not sign here: one of the reasons to decline, or that they want paper. */
export const reasonChoice = (live: LiveWords) => {
  let reason: Reason = 'wrong';
  /** The last reason to decline that was chosen; paper has a button of its own. */
  let declining: Reason = reason;
  const isPaper = (): boolean => reason === 'paper';

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

  return {
    node: element(
      'fieldset',
      {},
      element('legend', { class: 'unseen' }, live.text('answer.why')),
      ...choices.map(({ label }) => label),
    ),
    inputs: choices.map(({ input }) => input),
    isPaper,
    /** Whether the reason says nothing without a text. */
    needsText: (): boolean => reason === 'wrong',
    /** The reason in the words of the reader. */
    words: (): string => live.words(`answer.${reason}`),
    /** Begins with paper, or with the reason to decline that was chosen before. */
    begin(first: 'wrong' | 'paper'): void {
      reason = first === 'paper' ? first : declining;
    },
  };
};
