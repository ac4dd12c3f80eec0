import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));
/** An advisory below it is printed and fails nothing. */
const FAILS_FROM = 'moderate';
const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;

const finding = z.object({ name: z.string(), severity: z.enum(severities), range: z.string() });
const report = z.object({ vulnerabilities: z.record(z.string(), finding) });
const failure = z.object({
  message: z.string().optional(),
  error: z.object({ code: z.string().optional(), summary: z.string().optional() }).optional(),
});

/** What the advisory check says, and the exit code. */
export type Verdict = { readonly lines: readonly string[]; readonly code: 0 | 1 };

/**
 * Reads what `npm audit --json` wrote. A registry that does not answer, or knows no advisories, is no reason to stop: the
 * check says that it was skipped.
 */
export const readAdvisories = (output: string): Verdict => {
  const parsed: unknown = (() => {
    try {
      return JSON.parse(output);
    } catch {
      return undefined;
    }
  })();
  const found = report.safeParse(parsed);
  if (!found.success) {
    const { message, error } = failure.safeParse(parsed).data ?? {};
    const why = error?.summary || message || error?.code || 'npm audit gave no report';
    return { lines: [`skipped: no registry answers for advisories (${why})`], code: 0 };
  }
  const all = Object.values(found.data.vulnerabilities);
  const lines = all.map(({ name, severity, range }) => `${severity}: ${name} ${range}`).toSorted();
  const isGrave = all.some(({ severity }) => severities.indexOf(severity) >= severities.indexOf(FAILS_FROM));
  if (lines.length === 0) return { lines: ['no advisory for what is shipped'], code: 0 };
  return { lines: isGrave ? lines : [...lines, `none from ${FAILS_FROM} on`], code: isGrave ? 1 : 0 };
};

// `npm run advisories`
if (import.meta.main) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
  const { lines, code } = readAdvisories(stdout ?? '');
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = code;
}
