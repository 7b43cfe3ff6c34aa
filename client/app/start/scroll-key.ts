import type { Location } from 'react-router-dom'

/**
 * What a page's scroll position is kept under. A quick view is a step back from the page it was opened on,
 * and closing it moves nothing. sessionStorage outlives signing out, so that of the address only a hash is
 * kept: some addresses open what they name.
 */
export const scrollKeyOf = ({ pathname, search, key, state }: Location): string =>
  `${hashOf(pathname + search)} ${state?.openedFrom ?? key}`

/** FNV-1a, 32 bits: enough to tell a tab's few addresses apart, far too little to give one back. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
