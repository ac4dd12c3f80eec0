import { Stream } from 'node:stream';
import type { LevelDb } from './dynalite-types.ts';

const firstChunk = 100;
const laterChunk = 1000;
const readAheadBytes = 1024 * 1024;

/**
 * The values of a key range as the 'data' and 'end' events dynalite listens to.
 * Reads in chunks: dynalite's own stream costs one thread hop and several promises for every value.
 * It must extend Stream, which is how dynalite's list library tells a stream from a plain emitter.
 */
export class ValueStream extends Stream {
  private stopped = false;

  constructor(db: LevelDb, range: Parameters<LevelDb['values']>[0]) {
    super();
    this.read(db, range).catch((error: unknown) => this.emit('error', error));
  }

  destroy(): void {
    this.stopped = true;
  }

  private async read(db: LevelDb, range: Parameters<LevelDb['values']>[0]): Promise<void> {
    const iterator = db.values({ ...range, highWaterMarkBytes: readAheadBytes });
    try {
      let chunk = firstChunk;
      for (;;) {
        const values = await iterator.nextv(chunk);
        for (const value of values) {
          if (this.stopped) return;
          this.emit('data', value);
        }
        if (values.length === 0 || this.stopped) return;
        chunk = laterChunk;
      }
    } finally {
      // Nobody waits for the close: the answer is complete once 'end' is out.
      void iterator.close();
      if (!this.stopped) this.emit('end');
    }
  }
}
