import { expect, it } from 'vitest';
import { errorWords } from './field-label.ts';

const words = ((key: string, { label = '' }: { label?: string }) =>
  ({ 'software:column.person_name': 'Person', 'issues:required': `${label} is required` })[key] ?? key) as never;
const field = (key: string) => ({ key, label: `software:column.${key}`, kind: 'text', isOwn: false }) as never;
const found = { column: 'person_name', code: 'required', message: 'field is required' } as never;

it('names the field', () => {
  expect(errorWords(words, [field('name'), field('person_name')], found)).toBe('Person is required');
  expect(errorWords(words, [field('person_name')], found)).toBe('Person is required');
});

it('asks for an asset type where none is written', () => {
  const missing = { column: 'name', code: 'please_select_asset', message: 'Please select asset' } as never;
  expect(errorWords(words, [field('name')], missing)).toBe('Issues:please_select_asset_type');
});
