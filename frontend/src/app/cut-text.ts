/** How far above what the pointer is over a cut text may stand: an icon or a mark in a cell. */
const NEAR = 3;

const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';

const cutAt = (target: EventTarget | null): HTMLElement | undefined => {
  let element = target instanceof HTMLElement ? target : null;
  for (let step = 0; element && step < NEAR; step += 1) {
    if (isCut(element)) return element;
    element = element.parentElement;
  }
  return undefined;
};

let told: HTMLElement | undefined;

const tell = ({ target }: PointerEvent): void => {
  const cut = cutAt(target);
  if (cut === told) return;
  told?.removeAttribute('title');
  told = undefined;
  // What has a tip of its own says more than its text.
  if (!cut || cut.closest('[title]') || cut.innerText.trim() === '') return;
  cut.title = cut.innerText;
  told = cut;
};

/** Shows the whole of a text that ends in an ellipsis as a tip while the pointer is over it, wherever it stands. */
export const tellCutTexts = (): void => document.addEventListener('pointerover', tell);
