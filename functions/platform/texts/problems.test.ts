import { describe, expect, it } from 'vitest';
import { problemIn } from './problems.ts';

describe('an English sentence of the API in Dutch', () => {
  it.each([
    ['Not found', 'Niet gevonden'],
    ['The file is empty.', 'Het bestand is leeg.'],
    ['The file is larger than 25 MB.', 'Het bestand is groter dan 25 MB.'],
    ['Another team has this name', 'Een ander team heeft deze naam'],
    ['person is not known', 'Deze persoon bestaat niet meer of je mag die niet bekijken'],
    ['Could not create asset: person has left', 'Kan bedrijfsmiddel niet aanmaken: Deze persoon is uit dienst'],
    ['Plate is required', 'Plate is verplicht'],
    ['Utility vehicle: choose Yes or No', 'Utility vehicle: kies Ja of Nee'],
    ['Date: field is required', 'Date: dit veld is verplicht'],
    ['Plate is required. Enter a valid number.', 'Plate is verplicht. Vul een geldig getal in.'],
    // A sentence as earlier runs stored it.
    ['Please fill plate', 'Vul een nummerplaat in'],
    ['Nothing that is known.', 'Nothing that is known.'],
  ])('%s', (english, dutch) => expect(problemIn(english, 'nl')).toBe(dutch));

  it('stays as it is for an English reader', () =>
    expect(problemIn('The file is empty.', 'en')).toBe('The file is empty.'));
});

describe('a sentence that was written for programs', () => {
  it.each([
    ['This run has ended.', 'This job has ended.'],
    ['Somebody else was faster. Try again.', 'Someone else changed this at the same time. Try again.'],
    ['Could not create asset: person has left', 'Could not create asset: person has left'],
  ])('%s', (english, said) => expect(problemIn(english, 'en')).toBe(said));
});

describe('a field in a stored sentence', () => {
  it.each([
    ['{car/supplier} is required', 'en', 'Supplier is required'],
    ['{car/supplier} is required', 'nl', 'Leverancier is verplicht'],
    ['{act/date_end}: field is required', 'nl', 'Laatste dag: dit veld is verplicht'],
    ['{act/owner_employee_id} is required', 'fr', 'À\u00A0: obligatoire'],
    // A sentence of before has the English name, and a text may look like a field.
    ['Last day is required', 'nl', 'Last day is verplicht'],
    ['{car/toString} is required', 'en', '{car/toString} is required'],
  ] as const)('%s in %s', (stored, language, said) => expect(problemIn(stored, language)).toBe(said));
});
