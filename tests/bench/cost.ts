// `npx node tests/bench/cost.ts [vehicles]`: what the acts of a tenant consume, counted in the local runtime, and what a month of them costs; prints the tables of docs/cost.md.
import { startRuntimeWithRuns } from '#tests/harness/runtime-with-runs.ts';
import { watchConsumption } from './consumption.ts';
import { measureActs } from './cost-acts.ts';
import { printMonths } from './cost-of-month.ts';

// The user who does everything here never rests.
process.env['CALL_LIMITS'] = 'off';
const vehicles = Number(process.argv[2] ?? 1000);
const started = await startRuntimeWithRuns(`vehicles=${vehicles}`, { mail: true });
const acts = await measureActs(started, watchConsumption().take);

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const names = [
  'requests',
  'calls',
  'reads',
  'writes',
  'indexWrites',
  'gets',
  'puts',
  'mails',
  'uploads',
  'secrets',
] as const;
print(`| one (${vehicles} vehicles) | ${names.join(' | ')} |\n|${' --- |'.repeat(names.length + 1)}`);
for (const [act, units] of acts) {
  const digits = act === 'cold row' ? 3 : 1;
  print(`| ${act} | ${names.map((name) => Number(units[name].toFixed(digits)) || '').join(' | ')} |`);
}
printMonths(acts, print);
await started.close();
process.exit(0);
