/**
 * The context of a change that still arrives where the page is closed, left or reloaded at once. Browsers
 * take at most 64 kB of such requests at a time.
 */
export const OUTLIVES_PAGE = { fetchOptions: { keepalive: true } } as const
