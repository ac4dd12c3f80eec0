/** A file is asked for again when no byte of any file came for this long. */
const STALL_MS = 15_000;
const TRIES = 2;
const PAUSE_MS = 1_000;

let movedAt = 0;

/** Reads a file into the cache of the browser. */
const read = async (url: string, tries = TRIES): Promise<void> => {
  const stop = new AbortController();
  movedAt = Date.now();
  const watch = setInterval(() => Date.now() - movedAt > STALL_MS && stop.abort(), PAUSE_MS);
  try {
    const reader = (await fetch(url, { signal: stop.signal })).body?.getReader();
    while (reader && !(await reader.read()).done) movedAt = Date.now();
  } catch (error) {
    if (tries === 1) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
    await read(url, tries - 1);
  } finally {
    clearInterval(watch);
  }
};

const showSheet = async (href: string): Promise<void> => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  await new Promise((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
    document.head.append(sheet);
  });
};

const loadFile = async (url: string): Promise<void> => {
  await read(url);
  if (url.endsWith('.css')) await showSheet(url);
};

/** The files that this page has, or is loading. */
const files = new Map<string | null, Promise<void>>();
for (const file of document.querySelectorAll('link,script'))
  files.set(file.getAttribute('href') ?? file.getAttribute('src'), Promise.resolve());

const fileOf = (url: string): Promise<void> => {
  const known = files.get(url);
  if (known) return known;
  const file = loadFile(url);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
};

/**
 * Loads code (`frontend/patient-loading.ts`): what `load` imports, once its files are in the cache of the browser. An
 * import alone never gives up on a file that does not come, and a browser keeps an import that failed once.
 * Without a list of files, the call names its only one.
 */
export const loadCode = async <Code>(load: () => Promise<Code>, names: readonly string[]): Promise<Code> => {
  const [, own] = /\.\/([^`'"]+)/.exec(String(load)) ?? [];
  const all = names.length > 0 || own === undefined ? names : [`static/${own}`];
  await Promise.all(all.map((name) => fileOf(`/${name}`)));
  return load();
};
