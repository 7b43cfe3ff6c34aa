/**
 * Options of a query that takes no answer from a request which is under way already. That one may have been
 * read before the change that is asked about, or for another visitor.
 */
export const UNSHARED = { context: { queryDeduplication: false } } as const
