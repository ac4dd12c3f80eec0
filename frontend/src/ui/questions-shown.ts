/** Settles when questions can be shown: their display loads after the first page and keeps no event from before. */
export const { promise: questionsShown, resolve: markQuestionsShown } = Promise.withResolvers<void>();
