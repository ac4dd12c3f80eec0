import { expect, it } from 'vitest';
import { undoQuestion } from './undo-question.ts';

it.each([
  [
    'an import of vehicles',
    { kind: 'import', done: 3, result: { object: 'car', created: 2, changed: 1 } },
    { what: 'import', thing: 'car', counts: { created: 2, changed: 1 } },
  ],
  [
    'an import of software, which has products and licences',
    { kind: 'import', done: 16, result: { object: 'software_license', created: 16, changed: 0 } },
    { what: 'import', thing: 'software', counts: { created: 16, changed: 0 } },
  ],
  [
    'an import that was stopped before it could count',
    { kind: 'import', done: 3, result: null },
    { what: 'import', thing: 'record', counts: null },
  ],
  [
    'a bulk edit of assets',
    { kind: 'bulk_edit', done: 4, result: { object: 'asset', changed: 4, failed: 0 } },
    { what: 'bulk_edit', thing: 'asset', counts: { created: 0, changed: 4 } },
  ],
  [
    'an assignment of assets',
    { kind: 'assets-assign', done: 9, result: { object: 'asset', created: 9, changed: 0 } },
    { what: 'assets-assign', thing: 'asset', counts: { created: 9, changed: 0 } },
  ],
  [
    'a cancelled assignment of assets',
    { kind: 'assets-assign', done: 5, result: null },
    { what: 'assets-assign', thing: 'asset', counts: { created: 5, changed: 0 } },
  ],
  [
    'an assignment from stock, for which some were made',
    { kind: 'assets-assign-stock', done: 5, result: { object: 'asset', created: 2, changed: 3 } },
    { what: 'assets-assign-stock', thing: 'asset', counts: { created: 2, changed: 3 } },
  ],
  [
    'vehicles that were archived in bulk',
    { kind: 'bulk_act', done: 3, result: { object: 'car', act: 'archive', changed: 3, failed: 0 } },
    { what: 'archive', thing: 'car', counts: { created: 0, changed: 3 } },
  ],
  [
    'an act in bulk that was stopped',
    { kind: 'bulk_act', done: 3, result: null },
    { what: 'run', thing: 'record', counts: null },
  ],
  [
    'a transfer of assets',
    { kind: 'assets-transfer', done: 2, result: { object: 'asset', created: 0, changed: 2 } },
    { what: 'assets-transfer', thing: 'asset', counts: { created: 0, changed: 2 } },
  ],
  [
    'an assignment of software, where some had it already',
    { kind: 'software-assign', done: 9, result: { object: 'software_license', assigned: 7, already_active: 2 } },
    { what: 'software-assign', thing: 'software_license', counts: { created: 7, changed: 0 } },
  ],
  [
    'a leaver checklist, which does not tell what it kept',
    { kind: 'leaver', done: 6, result: { employee_id: 3, changed: 6, failed: 0 } },
    { what: 'leaver', thing: 'record', counts: null },
  ],
  [
    'a run without a question of its own',
    { kind: 'something', done: 6, result: null },
    { what: 'run', thing: 'record', counts: null },
  ],
])('the question of the undo of %s', (_, run, question) => {
  expect(undoQuestion(run)).toEqual(question);
});
