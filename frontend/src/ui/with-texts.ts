import i18next from 'i18next';

/** Waits for code and for the texts that it shows (`frontend/texts-with-code.ts`); a missing text fails nothing. */
export const withTexts = async <Code>(code: Promise<Code>, texts: string[]): Promise<Code> => {
  const [loaded] = await Promise.all([code, i18next.loadNamespaces(texts)]);
  return loaded;
};
