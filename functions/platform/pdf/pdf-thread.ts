import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import type { IssueCode } from '#shared/errors/issue.ts';
import { PdfProblem } from './pdf-order.ts';

type Answer<Result> = { result: Result } | { problem: IssueCode } | { failure: string };

export type ThreadSettings = {
  /** The name of the file beside this one that the thread runs, without its ending. */
  readonly name: string;
  /** The number of orders after which a thread is replaced by a new one. */
  readonly orders: number;
  /** A thread that takes longer is ended, and its order answered with `late`. */
  readonly limitMs: number;
  readonly late: IssueCode;
};

/** A thread that nobody needs gives its memory back after this time. */
const IDLE_MS = 60_000;

class Late extends Error {}

/** The thread's code as it lies here: TypeScript on this machine, a compiled file beside the others in a function. */
const threadFile = (name: string): URL =>
  new URL(`./${name}.${import.meta.url.endsWith('.ts') ? 'ts' : 'mjs'}`, import.meta.url);

/** The answer to one order. The thread is listened to only while one is awaited. */
const answerOf = async <Result>(worker: Worker, order: unknown, limitMs: number): Promise<Answer<Result>> => {
  const listening = new AbortController();
  const { signal } = listening;
  const limit = setTimeout(() => listening.abort(new Late()), limitMs);
  worker.postMessage(order);
  try {
    const answered = once(worker, 'message', { signal }) as Promise<[Answer<Result>]>;
    const ended = once(worker, 'exit', { signal }).then(([code]) => {
      throw new Error(`The thread ended with ${String(code)}`);
    });
    const [answer] = await Promise.race([answered, ended]);
    return answer;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(limit);
    listening.abort();
  }
};

/**
 * Work that takes a processor or might never end, in a thread of its own: one order after the other. The thread starts
 * with the first order, so that nothing of it is loaded by whoever never asks.
 */
export const pdfThread = <Order, Result>(settings: ThreadSettings): ((order: Order) => Promise<Result>) => {
  let current: { worker: Worker; left: number } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const end = async (): Promise<void> => {
    const ended = current?.worker;
    current = undefined;
    await ended?.terminate();
  };

  const start = (): { worker: Worker; left: number } => ({
    worker: new Worker(threadFile(settings.name), { execArgv: [] }),
    left: settings.orders,
  });

  const work = async (order: Order): Promise<Result> => {
    clearTimeout(idle);
    const thread = (current ??= start());
    thread.left -= 1;
    thread.worker.ref();
    try {
      const answer = await answerOf<Result>(thread.worker, order, settings.limitMs);
      if ('problem' in answer) throw new PdfProblem(answer.problem);
      if ('failure' in answer) throw new Error(answer.failure);
      return answer.result;
    } catch (error) {
      if (!(error instanceof PdfProblem)) await end();
      throw error instanceof Late ? new PdfProblem(settings.late) : error;
    } finally {
      if (thread.left <= 0) await end();
      current?.worker.unref();
      idle = setTimeout(() => void end(), IDLE_MS).unref();
    }
  };

  return (order) => {
    const answer = turn.then(() => work(order));
    turn = answer.catch(() => undefined);
    return answer;
  };
};

/** What a thread does: each order is answered before the next one comes. */
export const answerOrders = <Order, Result>(answer: (order: Order) => Promise<Result>): void => {
  const send = (message: Answer<Result>): void => parentPort?.postMessage(message);
  parentPort?.on('message', (order: Order) => {
    void answer(order).then(
      (result) => send({ result }),
      (error: unknown) =>
        send(
          error instanceof PdfProblem
            ? { problem: error.code }
            : { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        ),
    );
  });
};
