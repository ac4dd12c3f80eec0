/** Settles once a page stands with what it shows; what nobody sees yet loads from then on, ahead of the first click. */
export const { promise: firstPageStands, resolve: tellFirstPageStands } = Promise.withResolvers<void>();
