/** The width below which rows become cards; `$phone-max` in the style sheets. */
export const PHONE = '(max-width: 599.98px)';
/** The width below which the head of a list has room for two buttons at most, in every language. */
export const NARROW = '(max-width: 1099.98px)';

/** Tones carry meaning, and a word always repeats it (docs/areas/screens.md#colour-and-tone). */
export const toneNames = ['accent', 'gray', 'green', 'amber', 'red'] as const;
export type Tone = (typeof toneNames)[number];

type Pair = readonly [background: string, text: string];

const tones = (pairs: Readonly<Record<Tone, Pair>>): Record<string, string> =>
  Object.fromEntries(
    toneNames.flatMap((name) => [
      [`--tone-${name}-bg`, pairs[name][0]],
      [`--tone-${name}-fg`, pairs[name][1]],
    ]),
  );

/** Six soft hues for initials; the name decides which. */
const hues = (pairs: readonly Pair[]): Record<string, string> =>
  Object.fromEntries(
    pairs.flatMap(([background, text], index) => [
      [`--hue-${index}-bg`, background],
      [`--hue-${index}-fg`, text],
    ]),
  );

export const lightTokens: Record<string, string> = {
  '--shell': '#f5f6f8',
  '--sheet': '#ffffff',
  '--subtle': '#fafbfc',
  '--hover': '#f6f7f9',
  '--press': '#eceef2',
  '--nav-active': '#ffffff',
  '--line': '#e6e9ee',
  '--line-button': '#c3c8d1',
  '--line-control': '#8b93a1',
  '--text': '#171a21',
  '--second': '#4a5260',
  '--dim': '#646c7a',
  '--accent-text': '#3052cc',
  '--primary': '#3052cc',
  '--selected': '#f1f4fe',
  '--error-text': '#b02622',
  '--focus': '#4466e0',
  '--inverse': '#1b1e26',
  '--inverse-text': '#ffffff',
  '--inverse-dim': '#b6bcc7',
  '--logo-bg': '#171a21',
  '--logo-fg': '#ffffff',
  '--logo-plate': 'transparent',
  '--chart-1': '#4466e0',
  '--chart-2': '#bfcdf9',
  '--bar-track': '#eceef2',
  '--bar-fill': '#3052cc',
  '--bar-failed': '#dc463f',
  '--bar-done': '#2d9c60',
  '--shadow-float': '0 0 0 1px rgb(23 26 33 / 7%), 0 2px 6px rgb(23 26 33 / 6%), 0 12px 32px -8px rgb(23 26 33 / 18%)',
  ...tones({
    accent: ['#e9eefe', '#2844a9'],
    gray: ['#eef0f4', '#4a5260'],
    green: ['#e3f5ea', '#145d38'],
    amber: ['#fdf0d0', '#784809'],
    red: ['#fde8e6', '#90211e'],
  }),
  ...hues([
    ['#e2e8fd', '#2844a9'],
    ['#ece3fb', '#5b2ba0'],
    ['#fbe3ea', '#8f1f4b'],
    ['#fdebcf', '#784809'],
    ['#dff1e7', '#145d38'],
    ['#dcedf8', '#17506f'],
  ]),
  '--hue-teal-bg': '#d3f1ee',
  '--hue-teal-fg': '#0b5650',
  '--mantine-color-body': '#ffffff',
  '--mantine-color-text': '#171a21',
  '--mantine-color-dimmed': '#646c7a',
  '--mantine-color-anchor': '#3052cc',
  '--mantine-color-placeholder': '#6b7380',
  '--mantine-color-error': '#b02622',
  '--mantine-color-default-border': '#c3c8d1',
  '--mantine-color-default-hover': '#f6f7f9',
};

export const darkTokens: Record<string, string> = {
  '--shell': '#0e1013',
  '--sheet': '#15171b',
  '--subtle': '#181b1f',
  '--hover': '#1c1f24',
  '--press': '#262a31',
  '--nav-active': '#262a31',
  '--line': '#262a31',
  '--line-button': '#3b4049',
  '--line-control': '#6c7481',
  '--text': '#e7e9ed',
  '--second': '#c3c8d0',
  '--dim': '#9aa2ae',
  '--accent-text': '#a8bcf8',
  '--primary': '#4466e0',
  '--selected': '#1a2034',
  '--error-text': '#f7aaa5',
  '--focus': '#829df3',
  '--inverse': '#2a2e36',
  '--inverse-text': '#ffffff',
  '--inverse-dim': '#b6bcc7',
  '--logo-bg': '#ffffff',
  '--logo-fg': '#171a21',
  // Most logos are drawn for paper.
  '--logo-plate': '#ffffff',
  '--chart-1': '#6f8df0',
  '--chart-2': '#33437d',
  '--bar-track': '#262a31',
  '--bar-fill': '#829df3',
  '--bar-failed': '#dc463f',
  '--bar-done': '#4fb67d',
  '--shadow-float': '0 0 0 1px #33383f, 0 16px 40px -8px rgb(0 0 0 / 70%)',
  ...tones({
    accent: ['#1f2a4d', '#b3c4fa'],
    gray: ['#262a31', '#c3c8d0'],
    green: ['#14301f', '#86d8a8'],
    amber: ['#36280b', '#f2c766'],
    red: ['#3d1c1b', '#f7aaa5'],
  }),
  ...hues([
    ['#24305c', '#b3c4fa'],
    ['#342459', '#cdb6f7'],
    ['#4a1f31', '#f5b0c8'],
    ['#40300e', '#f2c766'],
    ['#173824', '#86d8a8'],
    ['#123347', '#93cdf0'],
  ]),
  '--hue-teal-bg': '#0c3935',
  '--hue-teal-fg': '#7fdcd2',
  '--mantine-color-body': '#15171b',
  '--mantine-color-text': '#e7e9ed',
  '--mantine-color-dimmed': '#9aa2ae',
  '--mantine-color-anchor': '#a8bcf8',
  '--mantine-color-placeholder': '#8a929e',
  '--mantine-color-error': '#f7aaa5',
  '--mantine-color-default-border': '#3b4049',
  '--mantine-color-default': '#15171b',
  '--mantine-color-default-hover': '#1c1f24',
};
