/** Waits for a task of its own, so that the browser may draw and answer its user before what follows. */
export const nextTask = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });
