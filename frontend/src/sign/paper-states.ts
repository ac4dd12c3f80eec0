import { element } from '../answer/element.ts';
import { liveButton, setHidden } from './live-parts.ts';
import type { LiveWords } from './live-words.ts';

export type PaperState = 'loading' | 'failed' | 'open';

/** Stands in the place of the pages until they are there: that they are read, or could not be and may be read again. */
export const paperStates = (
  live: LiveWords,
  room: HTMLElement,
  { state, load }: { state: () => PaperState; load: () => Promise<void> },
): HTMLElement[] => {
  const loading = element('p', { class: 'state' }, live.text('paperLoading'));
  const failed = element(
    'div',
    { class: 'state', role: 'alert' },
    element('p', {}, live.text('paperFailed')),
    liveButton(live, 'again', 'quiet', () => void load()),
  );
  live.follow(() => {
    setHidden(loading, state() !== 'loading');
    setHidden(failed, state() !== 'failed');
    setHidden(room, state() !== 'open');
  });
  return [loading, failed, room];
};
