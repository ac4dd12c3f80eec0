/** Stands in a feed for the name of a person whom the reader may not see; the screen says a word for it. */
export const HIDDEN_NAME = '…';
