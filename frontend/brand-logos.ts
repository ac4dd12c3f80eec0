import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import brands from 'simple-icons/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import catalogue from '../shared/software/catalogue.json' with { type: 'json' };

const { resolve } = createRequire(import.meta.url);

const DARK = '1a1d24';
const LIGHT = 'ffffff';
/** The least contrast between a shape and its background (WCAG 1.4.11). */
const CONTRAST_MIN = 3;

const colours = new Map(brands.map(({ slug, hex }) => [slug, hex]));

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG contrast of two colours in six hexadecimal digits. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/**
 * An icon on a square of its brand's colour, so that it is legible on any page, light or dark; a hairline separates a
 * dark square from a dark page. Throws when the set has no such icon.
 */
export const brandLogo = (slug: string): string => {
  const colour = colours.get(slug);
  if (colour === undefined) throw new Error(`no icon "${slug}" in simple-icons: the catalogue must not name it`);
  const icon = readFileSync(resolve(`simple-icons/icons/${slug}.svg`), 'utf8');
  const path = /<path d="[^"]+"\/>/.exec(icon)?.[0];
  if (path === undefined) throw new Error(`the icon "${slug}" is drawn in an unknown way`);
  const shape = contrastOf(colour, LIGHT) >= CONTRAST_MIN ? LIGHT : DARK;
  const ground = `<rect x="-7" y="-7" width="38" height="38" fill="#${colour}"/>`;
  const line = `<rect x="-6.5" y="-6.5" width="37" height="37" rx="8" fill="none" stroke="#808080" stroke-opacity=".35"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-7 -7 38 38" fill="#${shape}">${ground}${line}${path}</svg>\n`;
};

/** The icons that the catalogue names, each once. */
export const logoNames: readonly string[] = [...new Set(catalogue.flatMap(({ logo }) => logo ?? []))].toSorted();

/**
 * Adds the logos of well-known products to the build, one small file each, so that no other server is asked for them.
 */
export const brandLogos = (): Plugin => ({
  name: 'brand-logos',
  apply: 'build',
  generateBundle() {
    for (const name of logoNames)
      this.emitFile({ type: 'asset', fileName: `static/logos/${name}.svg`, source: brandLogo(name) });
  },
});
