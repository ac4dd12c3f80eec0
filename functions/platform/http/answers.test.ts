import * as z from 'zod';
import { expect, it } from 'vitest';
import { endpoint } from '#shared/contract/endpoint.ts';
import { answerWith } from './answers.ts';

const LAMBDA_MAX = 6_291_556;
const listed = endpoint({
  id: 'answers.listed',
  method: 'GET',
  path: '/api/answers/listed',
  permission: 'signed-in',
  summary: 'List texts',
  response: z.object({ data: z.array(z.string()) }),
});
const answer = (rows: number, text: string) => answerWith(listed, { data: Array.from({ length: rows }, () => text) });

it.each([
  ['text of one byte', 2_900, 'a'.repeat(2_000)],
  ['quotes, which count twice on the way', 1_400, 'a "b" '.repeat(300)],
  ['text of more bytes', 1_900, 'é'.repeat(1_500)],
])('lets an answer pass that a function may give: %s', (_, rows, text) => {
  expect(Buffer.byteLength(JSON.stringify(answer(rows, text)))).toBeLessThan(LAMBDA_MAX);
});

it.each([
  ['text of one byte', 3_200, 'a'.repeat(2_000)],
  ['quotes, which count twice on the way', 2_300, 'a "b" '.repeat(300)],
  ['text of more bytes', 2_200, 'é'.repeat(1_500)],
])('refuses one that would not leave the function: %s', (_, rows, text) => {
  expect(() => answer(rows, text)).toThrow('The answer would be larger than 6 MB');
});
