import { createInstance } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import history from '#shared/messages/en/history.json' with { type: 'json' };
import records from '#shared/messages/en/records.json' with { type: 'json' };
import { planBrief } from './plan-brief.ts';
import { endSentence, planSentence } from './plan-words.ts';

const i18n = createInstance();
beforeAll(() =>
  i18n.init({ lng: 'en', resources: { en: { history, records } }, interpolation: { escapeValue: false } }),
);
const sentence = (name: string | null, holder: string | null, object: 'car' | 'asset' = 'car') =>
  planSentence(object, { name, start_date: '01/01/2027' }, holder, i18n.t);

it('says who follows and who has it until then', () => {
  expect(sentence('Karim', 'Noémie')).toBe('Karim drives it from 01/01/2027; until then Noémie.');
  expect(sentence('Karim', null, 'asset')).toBe('Karim has it from 01/01/2027; until then nobody.');
  expect(sentence('', 'Noémie')).toBe('Someone else drives it from 01/01/2027; until then Noémie.');
});

it('says until when somebody has it when nobody follows', () => {
  expect(sentence(null, 'Noémie')).toBe('Noémie drives it until 31/12/2026, then nobody.');
});

it('says when a record ends, with its last day', () => {
  expect(endSentence('car', '01/01/2027', i18n.t)).toBe('Its use ends on 31/12/2026.');
  expect(endSentence('software_license', '01/01/2027', i18n.t)).toBe('It ends on 31/12/2026.');
});

it('fits into a cell', () => {
  const brief = (name: string | null) => planBrief({ employee_id: 0, name, start_date: '01/01/2027' }, i18n.t);
  expect(brief('Karim')).toBe('Karim, from 01/01/2027');
  expect(brief(null)).toBe('Nobody, from 01/01/2027');
  expect(brief('')).toBe('Someone else, from 01/01/2027');
});
