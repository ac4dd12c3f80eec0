/**
 * Resolves once the first page is complete; code for what is not visible yet loads after that, ahead of a first click.
 */
export const { promise: firstPageReady, resolve: markFirstPageReady } = Promise.withResolvers<void>();
