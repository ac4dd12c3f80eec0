import type { SignShown } from '#shared/contract/links/link-detail.ts';
import { button, element } from '../answer/element.ts';
import { liveButton, setHidden } from './live-parts.ts';
import type { LiveWords } from './live-words.ts';
import { unreadText } from './page-ranges.ts';
import type { Paper } from './paper.ts';
import type { View } from './progress.ts';
import type { SaidBox } from './said-box.ts';

type Wants = {
  readonly shown: SignShown;
  readonly paper: Paper;
  readonly said: SaidBox;
  readonly view: () => View;
  readonly isSending: () => boolean;
  /** Whether nothing is missing for the signature. */
  readonly isReady: () => boolean;
  readonly show: (view: View) => void;
  readonly sign: () => void;
  readonly refuse: (reason: 'wrong' | 'paper') => void;
  readonly download: () => void;
  readonly check: () => void;
};

/** What can be done with the document: it stays at the lower edge of a phone, below the thumb. */
export const signActions = (live: LiveWords, wants: Wants): HTMLElement => {
  const { shown, paper, view, isSending } = wants;
  const isProvider = shown.step === 'provider';
  const isReading = (): boolean => view() === 'read';

  const next = liveButton(live, 'nextPage', 'main', () => {
    paper.next();
    // A hidden button would lose the focus.
    if (next.hidden) (isProvider ? provider : toSigning).focus();
  });
  const toSigning = liveButton(live, 'toSigning', 'quiet', () => wants.show('sign'));
  const provider = element(
    'a',
    { class: 'main', rel: 'noreferrer', href: shown.provider_url ?? '' },
    live.text('provider.go'),
  );
  // A disabled button could not say what is missing.
  const sign = button('', 'main', wants.sign);
  const toReading = liveButton(live, 'toReading', 'quiet', () => wants.show('read'));
  const check = liveButton(live, 'provider.check', 'quiet', wants.check);
  const decline = liveButton(live, 'decline', 'quiet', () => wants.refuse('wrong'));
  const onPaper = liveButton(live, 'paper', 'quiet', () => wants.refuse('paper'));
  next.classList.add('next');
  const unread = element('p', { class: 'unread' });
  const deadline = element(
    'p',
    { class: 'deadline' },
    element('span', {}, shown.expires_on === null ? '' : live.text('until', () => ({ day: shown.expires_on ?? '' }))),
    liveButton(live, 'download', 'link', wants.download),
  );
  const wait = element('p', { class: 'dim' });
  live.follow(() => {
    setHidden(deadline, !isReading());
    setHidden(next, !isReading() || paper.isLast());
    setHidden(toSigning, !isReading() || isProvider);
    toSigning.className = paper.isLast() ? 'main wide' : 'quiet wide';
    setHidden(provider, !isProvider || shown.provider_url === null);
    provider.className = paper.isLast() ? 'main' : 'quiet';
    for (const part of [wait, check]) setHidden(part, !isProvider);
    wait.textContent = live.words(shown.provider_url === null ? 'provider.wait' : 'provider.back');
    for (const part of [sign, toReading]) setHidden(part, isReading());
    unread.textContent = isReading() ? '' : unreadText(shown.pages, paper.seen, live.words);
    setHidden(unread, unread.textContent === '');
    sign.textContent = live.words(isSending() ? 'sending' : 'sign');
    sign.setAttribute('aria-disabled', String(isSending() || !wants.isReady()));
    for (const part of [decline, onPaper, toReading]) part.setAttribute('aria-disabled', String(isSending()));
  });
  return element(
    'div',
    { class: 'actions' },
    deadline,
    unread,
    wants.said.node,
    next,
    sign,
    provider,
    wait,
    element('div', { class: 'others' }, toSigning, toReading, check, decline, onPaper),
  );
};
