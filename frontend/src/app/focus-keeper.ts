type Place = { element: HTMLElement; isInPage: boolean };

const TRAIL_LENGTH = 20;
const MODAL = '[aria-modal="true"]';

let trail: Place[] = [];
let isByKeyboard = false;

const keep = ({ target }: FocusEvent): void => {
  if (!(target instanceof HTMLElement)) return;
  const isInPage = target.closest('#page') !== null;
  trail = [...trail.filter(({ element }) => element !== target), { element: target, isInPage }].slice(-TRAIL_LENGTH);
};

const isReachable = (element: HTMLElement): boolean =>
  element.isConnected && element.closest('[inert], [aria-hidden="true"]') === null && element.checkVisibility();

const headingOfPage = (): HTMLElement | null => {
  const heading = document.querySelector<HTMLElement>('#page h1');
  if (heading) heading.tabIndex = -1;
  return heading;
};

/** The last place that the user came from and that is still there: within the open dialog, or the page if it was there. */
const placeAfter = (lost: Place): HTMLElement | null => {
  const modal = [...document.querySelectorAll<HTMLElement>(MODAL)].at(-1);
  const isNear = ({ element, isInPage }: Place): boolean =>
    modal ? modal.contains(element) : isInPage || !lost.isInPage;
  const before = trail.findLast((place) => isNear(place) && isReachable(place.element));
  if (before) return before.element;
  return modal ? modal.querySelector<HTMLElement>('[data-autofocus], input, button') : headingOfPage();
};

const giveBack = (changes: readonly MutationRecord[]): void => {
  const lost = trail.at(-1);
  if (!isByKeyboard || !lost || document.activeElement !== document.body) return;
  const { element } = lost;
  const isEnabledAgain = (): boolean =>
    changes.some(({ target }) => target === element) && !element.matches(':disabled');
  const isShownAgain = (): boolean =>
    changes.some(({ target, attributeName }) => attributeName === 'style' && target.contains(element)) &&
    isReachable(element);
  if (!element.isConnected) placeAfter(lost)?.focus({ preventScroll: true });
  else if (isEnabledAgain() || isShownAgain()) element.focus({ preventScroll: true });
};

/**
 * Gives the focus back when what had it is gone: a dialog that closed, a chip that was removed, a button that was
 * disabled while it worked, a part that was hidden while more of it loaded. Without a place of its own the next Tab begins anywhere, and who listens hears nothing. Only
 * for who uses the keyboard: a field that takes the focus by itself would surprise who points.
 */
export const keepFocus = (): void => {
  document.addEventListener('focusin', keep);
  document.addEventListener('keydown', () => (isByKeyboard = true), true);
  document.addEventListener('pointerdown', () => (isByKeyboard = false), true);
  new MutationObserver(giveBack).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'style'],
  });
};
