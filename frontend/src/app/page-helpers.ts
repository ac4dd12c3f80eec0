import { keepFocus } from './focus-keeper.ts';
import { tellCutTexts } from './cut-text.ts';

/** What helps on every page and is not needed to draw the first one. */
export const startHelpers = (isByKeyboard: boolean): void => {
  keepFocus(isByKeyboard);
  tellCutTexts();
};
