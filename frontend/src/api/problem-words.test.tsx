import { beforeAll, expect, it } from 'vitest';
import i18next from 'i18next';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { startMessages } from '../app/messages.ts';
import { inLanguageOfScreen } from './problem-words.ts';

beforeAll(startMessages);

/** A problem as the API writes it. */
const problemOf = (code: ErrorCode, detail: string, fields: Problem['fields'] = []): Problem => {
  const { status, title } = catalogue[code];
  return { type: `urn:problem:${code}`, title, status, detail, code, reason_phrase: detail, fields, request_id: 'r' };
};

it('says in plain English what the API writes for programs', async () => {
  expect(await inLanguageOfScreen(problemOf('run_state', 'This run has ended.'))).toMatchObject({
    title: 'Not possible now',
    detail: 'This job has ended.',
    reason_phrase: 'This job has ended.',
  });
  // The API names the field as the screen does.
  const field = { path: 'plate', code: 'required' as const, message: 'field is required' };
  expect(await inLanguageOfScreen(problemOf('missing_data', 'Plate is required', [field]))).toMatchObject({
    title: 'Missing data',
    detail: 'Plate is required',
    fields: [field],
  });
});

it('says the same in the language of the screen', async () => {
  await i18next.changeLanguage('nl');
  expect(await inLanguageOfScreen(problemOf('run_state', 'This run has ended.'))).toMatchObject({
    title: 'Nu niet mogelijk',
    detail: 'Deze taak is afgelopen.',
  });
  expect((await inLanguageOfScreen(problemOf('wrong_state', 'Nothing that is known.'))).detail).toBe(
    'Nothing that is known.',
  );
});
