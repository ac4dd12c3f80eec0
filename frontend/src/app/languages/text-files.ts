/** A file of texts as the bundler loads it. */
export type TextFile = { default: Record<string, unknown> };

/** The texts of one language beside those of English: at once what every page uses, the others by namespace. */
export type TextFiles = {
  readonly early: Readonly<Record<string, TextFile>>;
  readonly deferred: Readonly<Record<string, () => Promise<TextFile>>>;
};
