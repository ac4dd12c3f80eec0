import { describe, expect, it } from 'vitest';
import words from '#shared/messages/en/issues.json' with { type: 'json' };
import french from '#shared/messages/fr/issues.json' with { type: 'json' };
import { keysOf } from '#shared/values/keys-of.ts';
import { issue, messageOf } from './issue.ts';
import { inWords, issueSentence, issuesSentence, sentenceAt, type SayIssue } from './issue-words.ts';

describe('a message of the API', () => {
  it.each([
    ['field is required', 'Plate is required'],
    ['field can be max 500', 'Plate can be at most 500'],
    ['field can not be unknown', 'Choose Yes or No'],
    ['field is not valid date', 'Enter a valid date (dd/mm/yyyy)'],
    ['please fill plate', 'Enter a plate'],
    ['person is not known', "This person no longer exists or you can't see them"],
    ['field is not valid date: in a sheet', 'Plate is not valid date: in a sheet'],
    ['Not an issue', 'Not an issue'],
  ])('%s: %s', (message, sentence) => expect(sentenceAt({ message }, 'Plate')).toBe(sentence));

  it('says this field where nothing names it, and takes the sentence of its code', () => {
    expect(sentenceAt({ message: 'field is required' })).toBe('This field is required');
    expect(sentenceAt({ code: 'invalid_date', message: 'field is not valid date: write dd/mm/yyyy' }, 'From')).toBe(
      'Enter a valid date (dd/mm/yyyy)',
    );
  });
});

describe('an issue without a form', () => {
  const labels = { is_utility_vehicle: 'Utility vehicle', cost: 'Cost' };

  it('names its field', () => {
    expect(issueSentence(issue('is_utility_vehicle', 'unknown'), labels)).toBe('Utility vehicle: choose Yes or No');
    expect(issueSentence(issue('cost', 'max', { max: 9 }), labels)).toBe('Cost can be at most 9');
    expect(issueSentence(issue('per_page', 'required'), labels)).toBe('Per page is required');
    expect(issueSentence(issue('plate', 'please_fill_plate'), { plate: 'Number' })).toBe('Enter a plate');
  });

  it('asks for what its field holds, where the message that was given to us has another word', () => {
    const missing = issue('assetTypeId', 'please_select_asset');
    expect(missing.message).toBe('Please select asset');
    expect(issueSentence(missing, { assetTypeId: 'Asset type' })).toBe('Choose an asset type');
    expect(sentenceAt(missing, 'Asset')).toBe('Choose an asset type');
    expect(issueSentence(issue('asset_ids', 'please_select_asset'), { asset_ids: 'Assets' })).toBe(
      'Assets: choose an asset',
    );
  });

  it('names its field as the language does', () => {
    const said: Readonly<Record<string, string>> = french;
    const say: SayIssue = (key, params) =>
      (said[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
    const found = issue('is_utility_vehicle', 'unknown');
    expect(issueSentence(found, { is_utility_vehicle: 'Utilitaire' }, say)).toBe(
      'Utilitaire\u{a0}: choisissez Oui ou Non',
    );
  });

  it.each([
    ['wages.0.amount', 'Amount is required'],
    ['tag_names.2', 'Tag names is required'],
    ['reporting_template_id', 'Reporting template is required'],
    ['', 'Body is required'],
  ])('calls what has no label by the last word of its path: %s', (path, sentence) =>
    expect(issueSentence(issue(path, 'required'))).toBe(sentence),
  );

  it.each([
    ['employee_id', 'unknown_person', "This person no longer exists or you can't see them"],
    ['team_ids.0', 'unknown_team', "Teams: this team no longer exists or you can't see it"],
    ['signer_id', 'unknown_record', "Signer: this item no longer exists or you can't see it"],
    ['employee_ids', 'select_some_people', 'People: select at least one person'],
    ['delivery_ids', 'choose_some', 'Deliveries: choose at least one'],
    ['ids', 'choose_some', 'Records: choose at least one'],
  ] as const)('calls an id by what it names: %s %s', (path, code, sentence) => {
    const labels = Object.fromEntries([[path, inWords(path.replace(/\.\d+$/, ''))]]);
    expect(issueSentence(issue(path, code), labels)).toBe(sentence);
  });

  it('stands beside others as a sentence', () =>
    expect(issuesSentence([issue('is_utility_vehicle', 'unknown'), issue('cost', 'required')], labels)).toBe(
      'Utility vehicle: choose Yes or No. Cost is required.',
    ));

  it('says once what is wrong with many entries of a list', () =>
    expect(issuesSentence([0, 1, 2].map((at) => issue(`tag_names.${at}`, 'required')))).toBe('Tag names is required'));
  it('begins with a capital, whatever the field is called', () =>
    expect(issuesSentence([issue('wage_payout_date', 'invalid_date')], { wage_payout_date: 'wage payout date' })).toBe(
      'Wage payout date: enter a valid date (dd/mm/yyyy)',
    ));
});

describe('every code', () => {
  const holes = (text: string, hole: RegExp) => [...text.matchAll(hole)].map(([, name]) => name).filter((name) => name !== 'label'); // prettier-ignore

  it.each(keysOf(messageOf))('%s has a sentence, filled in with what its message holds', (code) => {
    const known = holes(messageOf[code], /\{(\w+)\}/g);
    expect(words[code]).toBeTruthy();
    expect(holes(words[code], /\{\{(\w+)\}\}/g).filter((name) => !known.includes(name))).toEqual([]);
  });
});
