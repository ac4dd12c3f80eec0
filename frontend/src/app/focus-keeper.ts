type Place = { element: HTMLElement; isInPage: boolean };

const TRAIL_LENGTH = 20;
const MODAL = '[aria-modal="true"]';

/** What is off for longer, and not at work, stays off. */
const OFF_MS = 500;

let trail: Place[] = [];
let isByKeyboard = false;
/** The control that was off for long, and what got its focus; until the next key it may have the focus back. */
let lent: { from: HTMLElement; to: Element } | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

const keep = (target: EventTarget | null): void => {
  if (!(target instanceof HTMLElement)) return;
  clearTimeout(waiting);
  waiting = undefined;
  const isInPage = target.closest('#page') !== null;
  trail = [...trail.filter(({ element }) => element !== target), { element: target, isInPage }].slice(-TRAIL_LENGTH);
};

const isReachable = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert], [aria-hidden="true"]') === null &&
  element.checkVisibility();

const headingOfPage = (): HTMLElement | null => {
  const heading = document.querySelector<HTMLElement>('#page h1');
  if (heading) heading.tabIndex = -1;
  return heading;
};

/** The places that the user came from, the last one first: within the open dialog, or the page if the lost one was there. */
const placesAfter = (lost: Place): readonly (HTMLElement | null)[] => {
  const modal = [...document.querySelectorAll<HTMLElement>(MODAL)].at(-1);
  const isNear = ({ element, isInPage }: Place): boolean =>
    modal ? modal.contains(element) : isInPage || !lost.isInPage;
  const before = trail.filter(isNear).map(({ element }) => element);
  const others = modal ? modal.querySelectorAll<HTMLElement>('[data-autofocus], input, button') : [headingOfPage()];
  return [...before.toReversed(), ...others];
};

/** Gives the focus to the first place that takes it. */
const giveToOne = (places: readonly (HTMLElement | null)[]): void => {
  for (const place of places) {
    if (!place || !isReachable(place)) continue;
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
};

/** Leaves a control that is off for good, as a button that has nothing more to publish. */
const leaveOff = (lost: Place): void => {
  waiting ??= setTimeout(() => {
    waiting = undefined;
    const { element } = lost;
    const isOff = element.matches(':disabled') && !element.hasAttribute('data-loading');
    if (!isOff || trail.at(-1) !== lost || document.activeElement !== document.body) return;
    giveToOne(placesAfter(lost));
    lent = { from: element, to: document.activeElement };
  }, OFF_MS);
};

const giveBack = (changes: readonly MutationRecord[]): void => {
  if (lent && document.activeElement === lent.to && isReachable(lent.from)) {
    lent.from.focus({ preventScroll: true });
    lent = undefined;
  }
  const lost = trail.at(-1);
  if (!isByKeyboard || !lost || document.activeElement !== document.body) return;
  const { element } = lost;
  const isEnabledAgain = (): boolean =>
    changes.some(({ target }) => target === element) && !element.matches(':disabled');
  const isShownAgain = (): boolean =>
    changes.some(({ target, attributeName }) => attributeName === 'style' && target.contains(element)) &&
    isReachable(element);
  if (!element.isConnected) giveToOne(placesAfter(lost));
  else if (isEnabledAgain() || isShownAgain()) element.focus({ preventScroll: true });
  else if (element.matches(':disabled')) leaveOff(lost);
};

/** What paper leaves out loses the focus while it is printed, and is drawn again without a change of the page. */
const giveBackAfterPrint = (): void => {
  const lost = trail.at(-1);
  if (isByKeyboard && lost && document.activeElement === document.body) giveToOne([lost.element, ...placesAfter(lost)]);
};

/**
 * Gives the focus back when what had it is gone: a dialog that closed, a chip that was removed, a button that was
 * disabled while it worked or for good, a part that was hidden while more of it loaded. Without a place of its own the
 * next Tab begins anywhere, and who listens hears nothing. Only for who uses the keyboard: a field that takes the focus
 * by itself would surprise who points.
 */
export const keepFocus = (hasUsedKeyboard = false): void => {
  isByKeyboard = hasUsedKeyboard;
  if (document.activeElement !== document.body) keep(document.activeElement);
  document.addEventListener('focusin', ({ target }) => keep(target));
  document.addEventListener(
    'keydown',
    () => {
      isByKeyboard = true;
      lent = undefined;
    },
    true,
  );
  document.addEventListener('pointerdown', () => (isByKeyboard = false), true);
  globalThis.addEventListener('afterprint', giveBackAfterPrint);
  new MutationObserver(giveBack).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-loading', 'style'],
  });
};
