let isDown = false;
const waiting = new Set<() => void>();

const release = (): void => {
  isDown = false;
  const due = [...waiting];
  waiting.clear();
  // The click comes after the release, and goes first.
  setTimeout(() => due.forEach((run) => run()));
};

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isDown = true), true);
  for (const end of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(end, release, true);
}

/**
 * Runs now, or once what is being pressed has been clicked: a field that is left by pressing a button must not move the
 * button away under the pointer with what it says.
 */
export const afterPress = (run: () => void): void => {
  if (isDown) waiting.add(run);
  else run();
};
