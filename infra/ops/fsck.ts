import { findingLine } from '#infra/ops/fsck/finding.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { findPerson } from '#infra/ops/person/find-person.ts';
import { runCommand } from './command-line.ts';
import { UsageError } from './usage-error.ts';

const idOf = (text: string): number => {
  if (!/^[1-9]\d*$/u.test(text)) throw new UsageError('--person takes the number of a person');
  if (!process.env['FILES_BUCKET']) throw new UsageError('--person needs --bucket, the bucket of the files');
  return Number(text);
};

const namesIn = (text: string): string[] => text.split(',').flatMap((name) => name.trim() || []);

await runCommand({
  usage: `usage: npm run ops:fsck -- [--person <id> [--names <texts>]] [where]
  Checks the tables of a tenant for what cannot be, one finding a line; exit code 1 when there is one. Reads everything.
  --person <id>     says instead, one sentence each, where tables and files still have this person: by number, and by
                    the texts by which they are known. Exit code 1 when such a text stands where nothing keeps it
  --names <texts>   texts to look for besides, with commas between; an erased person is known by these alone
`,
  options: { person: { type: 'string' }, names: { type: 'string' } },
  needs: 'tables',
  async run({ person, names }, print) {
    if (typeof person === 'string') {
      const report = await findPerson(idOf(person), namesIn(typeof names === 'string' ? names : ''));
      for (const sentence of report.sentences) print(sentence);
      return report.isClean ? 0 : 1;
    }
    if (names !== undefined) throw new UsageError('--names needs --person, whose names they are');
    const findings = await fsck();
    for (const finding of findings) print(findingLine(finding));
    print(findings.length === 0 ? 'clean' : `${findings.length} findings`);
    return findings.length === 0 ? 0 : 1;
  },
});
