import type { Params } from 'react-router-dom'

/**
 * Reads which resource a page is of: payment accounts stand within the identity that has them (spec.md
 * section 2).
 */
export const readResource = ({ type = '', token }: Params): string =>
  token === undefined ? type : `artist-identity/${token}/${type}`
