import { expect, it } from 'vitest';
import { readings as assets } from '#shared/contract/assets/assets.readings.ts';
import { readings as software } from '#shared/contract/software/software.readings.ts';
import { readings as trainings } from '#shared/contract/trainings/trainings.readings.ts';
import type { RecordReading } from './record-reading.ts';

const nameIn = (reading: RecordReading | undefined, answer: object) => reading?.factsOf(answer as never).name;

it('names a record so that it is told from others of its kind', () => {
  const license = (person_name: string | null) =>
    nameIn(software.software_license, { details: { product_name: 'Zoom', person_name, date_deactivated: null } });
  expect([license('Mariama Hintz'), license(null)]).toEqual(['Zoom, Mariama Hintz', 'Zoom']);
  const details = { person_name: 'Adam Willems', training_name: 'Sessie 1' };
  expect(nameIn(trainings.training_employee, { details })).toBe('Adam Willems, Sessie 1');
  expect(nameIn(assets.asset, { asset: { name: 'Laptop', label: 'A-00001' } })).toBe('Laptop A-00001');
});
