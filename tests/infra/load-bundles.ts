import { statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Loads functions from their folders as Lambda does. A file that lies in many of them is one file on the disk and is
 * loaded once, for the first function that needs it; for the others it is enough that all it imports lies there, too.
 */
export const loadBundles = (): { load: (directory: string) => Promise<unknown>; end: () => void } => {
  const firstOfFile = new Map<string, string>();
  const importsOf = new Map<string, Set<string>>();
  /** The address under which the same file was met first. Throws where there is no such file. */
  const first = (url: string): string => {
    const { dev, ino } = statSync(fileURLToPath(url));
    const key = `${dev} ${ino}`;
    const known = firstOfFile.get(key);
    if (known !== undefined) return known;
    firstOfFile.set(key, url);
    importsOf.set(url, new Set());
    return url;
  };
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      const found = importsOf.get(context.parentURL ?? '');
      if (!found || !specifier.startsWith('.')) return resolved;
      found.add(specifier);
      return { ...resolved, url: first(resolved.url) };
    },
  });
  const load = async (directory: string): Promise<unknown> => {
    const at = (name: string): string => first(pathToFileURL(join(directory, name)).href);
    const loaded: unknown = await import(/* @vite-ignore */ at('index.mjs'));
    const needed = new Set(['index.mjs']);
    for (const name of needed) for (const imported of importsOf.get(at(name)) ?? []) needed.add(imported);
    return loaded;
  };
  return { load, end: () => hooks.deregister() };
};
