// `npx node tests/bench/export-tenant.ts [vehicles]`: the archive of a tenant, written into a folder; for docs/benchmarks.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableDefinitions } from '#functions/platform/storage/tables.ts';
import { exportTenant } from '#infra/ops/export-archive.ts';
import { startRuntime } from '#tests/harness/runtime.ts';
import { once } from './measure.ts';

const directory = await mkdtemp(join(tmpdir(), 'export-'));
const runtime = await startRuntime({ seed: `vehicles=${Number(process.argv[2] ?? 1000)}` });
const before = process.memoryUsage().rss;
let peak = before;
const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
let tables: Awaited<ReturnType<typeof exportTenant>>['tables'] | undefined;
const ms = await once(async () => ({ tables } = await exportTenant(join(directory, 'archive'))));
clearInterval(timer);
const written = tableDefinitions.map(
  ({ name }) => `${name} ${tables?.[name].lines} items ${tables?.[name].bytes} bytes`,
);
process.stdout.write(
  `export: ${written.join(', ')}; ${(ms / 1000).toFixed(1)} s, ${Math.round((peak - before) / 1e6)} MB more memory at most\n`,
);
await runtime.close();
await rm(directory, { recursive: true });
process.exit(0);
