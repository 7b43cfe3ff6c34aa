import type { Values } from '#services/shared/resources/contract.ts'
import type { OpenedPicture } from '../../opening/contract.ts'
import { largestPrintOf } from '../../record/print.ts'

/** What is kept of a file with its upload: lengths in inches, sides in pixels, what it says of its rights. */
export function factsOf(opened: OpenedPicture): Values {
  const { format, size, sha256, pixels, depth, space, profile, isMadeByAi, described } = opened
  const print = largestPrintOf(pixels, null)
  return {
    format,
    size,
    sha256,
    pixels: { ...pixels },
    print: { ...print },
    depth,
    space,
    profile,
    is_made_by_ai: isMadeByAi,
    rights: described.rights?.value ?? '',
    credit: described.credit?.value ?? '',
    digital_source: described.digitalSource?.value ?? '',
  }
}
