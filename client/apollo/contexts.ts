/**
 * Options of a query that takes no answer from a request which is under way already. That one may have been
 * read before the change that is asked about, or for another visitor.
 */
export const UNSHARED = { context: { queryDeduplication: false } } as const

/**
 * The context of a change that still arrives where the page is closed, left or reloaded at once. Browsers
 * take at most 64 kB of such requests at a time.
 */
export const OUTLIVES_PAGE = { fetchOptions: { keepalive: true } } as const
