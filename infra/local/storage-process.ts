import { fstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDynamoDb } from './dynamodb/server.ts';
import { folderProblem } from './folder-problem.ts';
import { startObjectStore } from './object-store.ts';
import { writeWhole } from './write-whole.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    'dynamodb-port': { type: 'string', default: '0' },
    's3-port': { type: 'string' },
    bucket: { type: 'string', multiple: true, default: ['files', 'audit'] },
  },
});
const { data } = values;
if (data === undefined) throw new Error('usage: storage-process.ts --data <dir>');

/**
 * Ends the process at once, and with it the whole of `npm start`. LevelDB goes on after a write that failed, behind the
 * part of it that is in its log, and loses all that follows at the next start.
 */
const giveUp = (error: unknown): never => {
  process.stderr.write(`${folderProblem(error, data) ?? String(error)}\n`);
  process.exit(1);
};

const dynamodb = await startDynamoDb({
  dataDir: join(data, 'dynamodb'),
  port: Number(values['dynamodb-port']),
  onUnwritable: giveUp,
}).catch(giveUp);
/** Pages that stay open while the app starts again show pictures from this port alone, as their policy names it. */
const portFile = join(data, 's3-port');
const s3 = await startObjectStore({
  dataDir: join(data, 's3'),
  ...(values['s3-port'] === undefined
    ? { likedPort: Number(await readFile(portFile, 'utf8').catch(() => 0)) }
    : { port: Number(values['s3-port']) }),
  buckets: values.bucket,
}).catch(giveUp);
await writeWhole(portFile, String(s3.port)).catch(giveUp);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all([dynamodb.close(), s3.close()]);
  process.exit(0);
}
process.once('SIGTERM', () => void stop());

const endpoints = { dynamodb: dynamodb.endpoint, s3: s3.endpoint };
if (process.send) {
  // A terminal tells every process of Ctrl-C at once; the parent ends this one when nobody writes any more.
  process.on('SIGINT', () => undefined);
  process.once('disconnect', () => void stop());
  // Whoever started it may be gone by now.
  process.send(endpoints, undefined, undefined, (error) => error && void stop());
} else {
  process.once('SIGINT', () => void stop());
  // A parent that is gone closes the pipe it held; any other input (a terminal, /dev/null) says nothing about it.
  const input = fstatSync(0);
  if (input.isFIFO() || input.isSocket()) process.stdin.once('end', () => void stop()).resume();
  process.stdout.write(`${JSON.stringify(endpoints)}\n`);
}
