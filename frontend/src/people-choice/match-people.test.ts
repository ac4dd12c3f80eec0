import { expect, it } from 'vitest';
import { entriesOf, matchPeople } from './match-people.ts';

const people = [
  { id: 1, name: 'Élodie Vandenbroucke', employee_number: '0007', email: 'elodie@company.example' },
  { id: 2, name: 'Jan Peeters', employee_number: 'A-12', email: 'jan@company.example' },
  { id: 3, name: 'Jan Peeters', employee_number: null, email: null },
  { id: 4, name: 'Marie-Claire De Smedt', employee_number: '14', email: 'mc@company.example' },
];

it('takes lines, cells and entries between semicolons, each once', () => {
  expect(entriesOf(' a \r\nb\tc;a\n\n')).toEqual(['a', 'b', 'c']);
});

it('finds names in either order, without case, accents and commas', () => {
  expect(matchPeople('elodie VANDENBROUCKE', people).ids).toEqual([1]);
  expect(matchPeople('De Smedt, Marie-Claire', people).ids).toEqual([4]);
});

it('finds employee numbers as they are, and a person only once', () => {
  expect(matchPeople('a-12\n0007\nVandenbroucke Élodie', people)).toEqual({ ids: [2, 1], unknown: [], ambiguous: [] });
});

it('finds e-mail addresses, also as a mail program copies them', () => {
  const list = 'Jan@Company.example, mc@company.example; Élodie V <elodie@company.example>\nnobody@company.example';
  expect(matchPeople(list, people)).toEqual({ ids: [2, 4, 1], unknown: ['nobody@company.example'], ambiguous: [] });
});

it('says what names nobody, and what names several', () => {
  expect(matchPeople('7\nJan Peeters\nNobody Here\n14', people)).toEqual({
    ids: [4],
    unknown: ['7', 'Nobody Here'],
    ambiguous: ['Jan Peeters'],
  });
});
