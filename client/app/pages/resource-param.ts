import type { Params } from 'react-router-dom'

/**
 * Reads which resource a page is of: payment accounts stand within the identity that has them (spec.md
 * section 2).
 */
export const readResource = ({ type = '', token, account }: Params): string => {
  if (token === undefined) return type
  const within = `artist-identity/${token}/${type}`
  return account === undefined ? within : `${within}/${account}/status-transitions`
}
