import { expect, it } from 'vitest';
import { dayOffColours } from '#shared/days-off/names.ts';
import { darkTokens, lightTokens } from './tokens.ts';
import { typeColour } from './type-colour.ts';

/** The least contrast of text as WCAG 2.2 AA asks. */
const AA = 4.5;

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const nameOf = (value: string): string => value.slice('var('.length, -1);

it.each([
  ['light', lightTokens],
  ['dark', darkTokens],
] as const)('every colour of a type can be read in the %s scheme, filled and as an outline', (_, tokens) => {
  for (const colour of dayOffColours) {
    const { background, text } = typeColour(colour);
    const [behind = '', words = ''] = [tokens[nameOf(background)], tokens[nameOf(text)]];
    expect(contrast(behind, words), colour).toBeGreaterThanOrEqual(AA);
    expect(contrast(tokens['--sheet'] ?? '', words), `${colour} outlined`).toBeGreaterThanOrEqual(AA);
  }
  const looks = dayOffColours.map((colour) => tokens[nameOf(typeColour(colour).background)]);
  expect(new Set(looks).size).toBe(dayOffColours.length);
});
