/**
 * Splits a request's address into its path and its query with the `?`, as they stand: URL would take `//` and
 * `/\` for the beginning of a host.
 */
export const placeOf = (url: string) => {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) }
}
