import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maySendAgain, postForm } from './post-form.ts';
import { ProblemError } from './problem.ts';

/** An upload whose bytes the test moves. */
class Upload extends EventTarget {
  static last: Upload;
  readonly upload = new EventTarget();
  status = 204;
  open(): void {}
  send(): void {
    Upload.last = this;
  }
  abort(): void {
    this.end('abort');
  }
  move(loaded: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 100 }));
  }
  end(how: 'load' | 'abort'): void {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Upload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const post = (signal = new AbortController().signal): { end: () => unknown } => {
  let outcome: unknown;
  postForm({ url: '/store', fields: {} }, new File(['x'], 'a.pdf'), 'application/pdf', () => undefined, signal).then(
    () => (outcome = 'sent'),
    (error: unknown) => (outcome = error),
  );
  return { end: () => outcome };
};

it('ends an upload that stalls for a minute, however long it takes as a whole', async () => {
  const { end } = post();
  for (let loaded = 10; loaded <= 100; loaded += 10) {
    await vi.advanceTimersByTimeAsync(59_000);
    Upload.last.move(loaded);
  }
  expect(end()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(61_000);
  await vi.waitFor(() => expect(end()).toBeInstanceOf(ProblemError));
  const { problem } = end() as ProblemError;
  expect(problem.status).toBe(408);
  expect(maySendAgain(problem)).toBe(true);
});

it('leaves an upload that is done, and one that was stopped', async () => {
  const done = post();
  Upload.last.end('load');
  const control = new AbortController();
  const stopped = post(control.signal);
  control.abort();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(done.end()).toBe('sent');
  expect(stopped.end()).toMatchObject({ name: 'AbortError' });
});
