import type { Plugin } from 'vite';

/** Fails a build in which files import each other in a circle: what runs while such a file is loaded may lack a part. */
export const noCircles = (): Plugin => ({
  name: 'no-circles',
  generateBundle(_, bundle) {
    const done = new Set<string>();
    const walk = (name: string, path: readonly string[]): void => {
      const file = bundle[name];
      if (path.includes(name)) {
        const circle = path.slice(path.indexOf(name)).map((one) => bundle[one]?.name ?? one);
        this.error(`these files import each other in a circle: ${circle.join(', ')}`);
      }
      if (done.has(name) || file?.type !== 'chunk') return;
      for (const next of file.imports) walk(next, [...path, name]);
      done.add(name);
    };
    for (const name of Object.keys(bundle)) walk(name, []);
  },
});
