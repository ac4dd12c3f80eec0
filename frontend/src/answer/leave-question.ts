/** Lets the browser ask before the page is left while that would lose what nothing keeps. */
export const askBeforeLeaving = (wouldLose: () => boolean): void =>
  globalThis.addEventListener('beforeunload', (event) => {
    if (wouldLose()) event.preventDefault();
  });
