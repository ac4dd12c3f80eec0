import type { DayOffColour } from '#shared/days-off/names.ts';

/** The pairs of tokens that the colours of types are drawn with; all of them pass AA in both schemes. */
const pairs = {
  indigo: '--hue-0',
  violet: '--hue-1',
  pink: '--hue-2',
  orange: '--hue-3',
  green: '--hue-4',
  blue: '--hue-5',
  teal: '--hue-teal',
  red: '--tone-red',
  grey: '--tone-gray',
} as const satisfies Readonly<Record<DayOffColour, string>>;

/** The background and the text of a colour, as values of CSS. */
export const typeColour = (colour: DayOffColour): { background: string; text: string } => ({
  background: `var(${pairs[colour]}-bg)`,
  text: `var(${pairs[colour]}-fg)`,
});
