import type { Plugin, Rolldown } from 'vite';

const page = /src[\\/](features|records)[\\/].+-page\.tsx$/;

/** The files from `name` to the file with the code of pop-ups, if `name` imports it. */
const wayToOpening = (
  bundle: Rolldown.OutputBundle,
  name: string,
  seen = new Set<string>(),
): Rolldown.OutputChunk[] | undefined => {
  const file = bundle[name];
  if (seen.has(name) || file?.type !== 'chunk') return undefined;
  seen.add(name);
  if (file.name === 'opening') return [file];
  for (const next of file.imports) {
    const way = wayToOpening(bundle, next, seen);
    if (way) return [file, ...way];
  }
  return undefined;
};

/**
 * Fails a build in which a page waits for the code of what opens over it (docs/areas/screens.md#first-second). Choices,
 * menus and dialogs are those of `ui/`, which a page draws closed before their code is there; the rest is `onDemand`.
 */
export const closedPages = (): Plugin => ({
  name: 'closed-pages',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type !== 'chunk' || !page.test(file.facadeModuleId ?? '')) continue;
      const way = wayToOpening(bundle, name);
      if (way) this.error(`a page waits for the code of pop-ups: ${way.map((one) => one.name).join(' < ')}`);
    }
  },
});
