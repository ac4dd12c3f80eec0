import { loadTexts } from './load-texts.ts';

/** Waits for code and for the texts that it shows (`frontend/texts-with-code.ts`); a missing text fails nothing. */
export const withTexts = async <Code>(code: Promise<Code>, texts: string[]): Promise<Code> => {
  const [loaded] = await Promise.all([code, loadTexts(texts)]);
  return loaded;
};
