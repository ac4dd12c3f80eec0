let isDown = false;
const waiting = new Set<() => void>();

const release = (): void => {
  isDown = false;
  const due = [...waiting];
  waiting.clear();
  // The browser sends the click after the release; the waiting functions run after the click.
  setTimeout(() => due.forEach((run) => run()));
};

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isDown = true), true);
  for (const end of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(end, release, true);
}

/**
 * Runs a function now, or after the click while the pointer is down: a field that loses focus because a button is
 * pressed must not show an error that moves the button away from under the pointer.
 */
export const afterPress = (run: () => void): void => {
  if (isDown) waiting.add(run);
  else run();
};
