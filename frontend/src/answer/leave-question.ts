/** How long after a press on an address of mail the browser may still take it for leaving. */
const MAIL_MS = 1_000;

/** Lets the browser ask before the page is left while that would lose what nothing keeps. */
export const askBeforeLeaving = (wouldLose: () => boolean): void => {
  let mailAt = -MAIL_MS;
  globalThis.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="mailto:"]')) mailAt = performance.now();
  });
  globalThis.addEventListener('beforeunload', (event) => {
    // Whoever writes a mail stays on the page.
    const isMail = performance.now() - mailAt < MAIL_MS;
    if (!isMail && wouldLose()) event.preventDefault();
  });
};
