const AT_ONCE = 4;

/** Loads files into the cache of the browser; whether all of them are there. */
const loadAll = async (files: string[]): Promise<boolean> => {
  const lane = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop())
      await (await fetch(file, { priority: 'low' })).arrayBuffer();
  };
  return Promise.all(Array.from({ length: AT_ONCE }, lane)).then(
    () => true,
    () => false,
  );
};

addEventListener('message', ({ data: files }: MessageEvent<string[]>) => void loadAll(files).then(postMessage));
