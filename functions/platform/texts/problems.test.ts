import { describe, expect, it } from 'vitest';
import { problemIn } from './problems.ts';

describe('an English sentence of the API in Dutch', () => {
  it.each([
    ['Not found', 'Niet gevonden'],
    ['The file is empty.', 'Het bestand is leeg.'],
    ['The file is larger than 25 MB.', 'Het bestand is groter dan 25 MB.'],
    ['Another team has this name', 'Een ander team heeft deze naam'],
    ['person is not known', 'Geen persoon gevonden met deze naam of dit nummer'],
    ['Could not create asset: person has left', 'Kan bedrijfsmiddel niet aanmaken: Deze persoon is uit dienst'],
    ['Plate is required', 'Plate is verplicht'],
    ['Utility vehicle: choose Yes or No', 'Utility vehicle: kies Ja of Nee'],
    ['Date: field is required', 'Date: dit veld is verplicht'],
    ['Plate is required. Enter a valid number.', 'Plate is verplicht. Vul een geldig getal in.'],
    ['Nothing that is known.', 'Nothing that is known.'],
  ])('%s', (english, dutch) => expect(problemIn(english, 'nl')).toBe(dutch));

  it('stays as it is for an English reader', () =>
    expect(problemIn('The file is empty.', 'en')).toBe('The file is empty.'));
});
