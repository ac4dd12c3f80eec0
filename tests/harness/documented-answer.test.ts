import { expect, it } from 'vitest';
import { assertAsDocumented } from './documented-answer.ts';

const list = (status: number, answer: unknown) => (): void =>
  assertAsDocumented('GET', '/api/cars/list?page=1', status, answer);

it('an answer that the document does not describe fails its test', () => {
  expect(list(200, { cars: [] })).toThrow('is not as docs/openapi.json describes it');
  expect(list(418, {})).toThrow('the document names no such status');
  expect(() => assertAsDocumented('GET', '/dev/nothing', 200, {})).not.toThrow();
});
