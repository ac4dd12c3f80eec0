/** Resolves when questions can be shown; their display loads after the first page and misses earlier events. */
export const { promise: questionsShown, resolve: markQuestionsShown } = Promise.withResolvers<void>();
