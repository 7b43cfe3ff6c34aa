/**
 * The path and the query, with its `?`, of a request's address, read as they stand: a URL would take `//`
 * and `/\` for the beginning of a host.
 */
export const placeOf = (url: string) => {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) }
}
