import { quantile } from '#tests/bench/measure.ts';
import type { Sample } from './flat.ts';

/** A record that the storage acknowledged, and what was acknowledged of it since. */
export type Made = {
  readonly kind: 'car' | 'asset' | 'employee';
  readonly id: number;
  /** Text of one field that no other record has: plate, serial number or last name. */
  readonly mark: string;
  /** The colour of the last edit that was acknowledged. */
  colour?: string;
  readonly notes: string[];
  readonly requests: number[];
};

type Sort = 'read' | 'write';
type Times = Record<Sort, number[]>;
/** What broke an attempt, and whether a process was down at that moment. */
type Broken = { readonly what: string; readonly isDown: boolean };

/** What 300 users saw, and what they were promised. */
export class Journal {
  readonly made: Made[] = [];
  readonly runs = new Map<string, number>();
  readonly refused = new Map<string, number>();
  readonly #broken: Broken[] = [];
  #windows: Times[] = [];
  #startedAt = performance.now();
  readonly #windowMs: number;
  /** Calls that were sent more than once, and the longest that somebody waited for one of them. */
  #again = { calls: 0, longestMs: 0 };
  /** Calls of times in which every process was up and had read again what it needs. */
  #calm: Record<Sort, Sample[]> = { read: [], write: [] };
  #isDown = false;
  #calmFrom = 0;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  get isDown(): boolean {
    return this.#isDown;
  }

  /** A process is down; once it is up again, an eighth of a window and half a minute at most go by before it is calm. */
  set isDown(isDown: boolean) {
    this.#isDown = isDown;
    this.#calmFrom = this.now + Math.min(this.#windowMs / 8, 30_000);
  }

  /** Milliseconds since the time began. */
  get now(): number {
    return performance.now() - this.#startedAt;
  }

  /** The time begins; what was measured before does not count. */
  begin(): void {
    this.#windows = [];
    this.#calm = { read: [], write: [] };
    this.#startedAt = performance.now();
  }

  get window(): number {
    return Math.floor(this.now / this.#windowMs);
  }

  answered(sort: Sort, ms: number, tries: number): void {
    if (tries > 1) {
      this.#again = { calls: this.#again.calls + 1, longestMs: Math.max(this.#again.longestMs, ms) };
      return;
    }
    (this.#windows[this.window] ??= { read: [], write: [] })[sort].push(ms);
    const at = this.now - ms;
    if (!this.#isDown && at >= this.#calmFrom) this.#calm[sort].push({ at, value: ms });
  }

  /** What calls of a sort took that began and ended in calm. */
  calm(sort: Sort): readonly Sample[] {
    return this.#calm[sort];
  }

  broke(what: string): void {
    this.#broken.push({ what, isDown: this.isDown });
  }

  refuse(what: string): void {
    this.refused.set(what, (this.refused.get(what) ?? 0) + 1);
  }

  /** Lines of a table by window, without calls that were sent again. */
  windowLines(): string[] {
    const lines = this.#windows.map(({ read, write }, at) => {
      const of = (times: number[]): string[] => {
        const sorted = times.toSorted((one, other) => one - other);
        return [String(sorted.length), ...[0.5, 0.99].map((share) => quantile(sorted, share).toFixed(1))];
      };
      const from = Math.round((at * this.#windowMs) / 1000);
      return `| ${from} s | ${[...of(read), ...of(write)].join(' | ')} |`;
    });
    return [
      '| from | reads | p50 ms | p99 ms | writes | p50 ms | p99 ms |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...lines,
    ];
  }

  errorLines(): string[] {
    const counts = new Map<string, number>();
    for (const { what, isDown } of this.#broken) {
      const name = `${what} ${isDown ? 'while a process was down' : 'while all were up'}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [
      ...Array.from(counts, ([name, count]) => `attempts without an answer: ${count} × ${name}`),
      ...Array.from(this.refused, ([name, count]) => `refused: ${count} × ${name}`),
      `sent again until answered: ${this.#again.calls} calls, longest wait ${(this.#again.longestMs / 1000).toFixed(1)} s`,
    ];
  }
}
