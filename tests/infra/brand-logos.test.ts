import { describe, expect, it } from 'vitest';
import { brandLogo, contrastOf, logoNames } from '../../frontend/brand-logos.ts';

const colour = /<rect [^>]+fill="#([0-9A-Fa-f]{6})"/;
const shape = /<svg [^>]+fill="#([0-9A-Fa-f]{6})"/;

describe('logos of well-known products', () => {
  it('has an icon for each that the catalogue names', () => {
    expect(logoNames.length).toBeGreaterThan(50);
    for (const name of logoNames)
      expect(brandLogo(name), name).toMatch(/^<svg [^>]+><rect [^]+<path d="[^"]+"\/><\/svg>\n$/);
  });

  it('draws each so that it is told from its ground', () => {
    for (const name of logoNames) {
      const drawn = brandLogo(name);
      expect(contrastOf(colour.exec(drawn)![1]!, shape.exec(drawn)![1]!), name).toBeGreaterThanOrEqual(3);
    }
  });

  it('refuses a name that the set has not', () => {
    expect(() => brandLogo('slack')).toThrow('no icon "slack"');
  });
});
