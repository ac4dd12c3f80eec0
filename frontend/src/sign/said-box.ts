import { element } from '../answer/element.ts';
import { liveButton, setHidden } from './live-parts.ts';
import type { LiveWords } from './live-words.ts';

/** What the page says about what was done; it follows the language. */
export type Said = {
  readonly tone: 'done' | 'failed';
  readonly path: string;
  readonly values?: () => Readonly<Record<string, string>>;
  /** Whether it is still true. */
  readonly holds?: () => boolean;
  /** What a press tries again. */
  readonly again?: () => void;
};

/** The place where the page says what happened, for those who see it and those who hear it. */
export const messageBox = (live: LiveWords) => {
  let said: Said | undefined;
  const text = element('p');
  const again = liveButton(live, 'again', 'quiet', () => said?.again?.());
  const node = element('div', { role: 'status' }, text, again);
  live.follow(() => {
    if (said?.holds?.() === false) said = undefined;
    node.className = said?.tone ?? '';
    const words = said ? live.words(said.path, said.values?.()) : '';
    // The same words again would be read aloud again.
    if (text.textContent !== words) text.textContent = words;
    setHidden(again, said?.again === undefined);
  });
  return {
    node,
    path: () => said?.path,
    say(next: Said | undefined): void {
      said = next;
      live.refresh();
    },
  };
};
export type SaidBox = ReturnType<typeof messageBox>;
