import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './broken-project.ts';

/** Dialogs that keep nothing of what is typed into them, and why (docs/areas/screens.md#drafts). */
const keepNothing: Readonly<Record<string, string>> = {
  'features/contracts/value-modal.tsx': 'the value of a field may be a wage',
  'features/people/wages-modal.tsx': 'wages',
  'integrations/credentials-dialog.tsx': 'credentials',
  'features/days-off/requests/absence-form.tsx': 'an absence may tell of an illness',
};

const KEEPS = /\buse(?:DialogForm|KeptForm|Edit|NewForm|WizardForm|Draft)\b/;
const TYPES = /<(?:TextField|TextArea|LineField|MoneyField|PasswordField)\b/;

it('every dialog that text is typed into keeps it over a reload', () => {
  const source = join(root, 'frontend/src');
  const found = globSync('**/*.tsx', { cwd: source })
    .filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))
    .filter((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      return /<(?:Form|Confirm|Rows)Modal\b/.test(text) && TYPES.test(text) && !KEEPS.test(text);
    });
  expect(found.filter((file) => !Object.hasOwn(keepNothing, file))).toEqual([]);
  const gone = Object.keys(keepNothing).filter((file) => !globSync(file, { cwd: source }).length);
  expect(gone).toEqual([]);
});
