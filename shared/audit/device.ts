/** What somebody works with, as far as its browser says; undefined is unknown. */
export type Device = { readonly browser: string | undefined; readonly system: string | undefined };

type Names = readonly (readonly [RegExp, string])[];

/** The first that fits: browsers also name those that they are made from. */
const browsers: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (names: Names, agent: string): string | undefined => names.find(([sign]) => sign.test(agent))?.[1];

/** Browser and system behind a user agent. */
export const deviceOf = (agent: string): Device => ({
  browser: firstOf(browsers, agent),
  system: firstOf(systems, agent),
});

const mobile: readonly (string | undefined | null)[] = ['iPhone', 'iPad', 'Android'];

/** Whether a system is one of those that are carried along. */
export const isMobile = (system: string | undefined | null): boolean => mobile.includes(system);
