import type { OpenedPicture } from '../../opening/contract.ts'
import { isSmallPrint, largestPrintOf } from '../../record/print.ts'
import type { AlikeView, FileView, OpenedFileView } from '../contract.ts'
import type { FileRow } from './store.ts'

/** Shows a file to its owner. `sent` is how many of its bytes are there. */
export const viewOf = (file: FileRow, sent: number, alike: readonly AlikeView[]): FileView => ({
  id: file.id,
  name: file.name,
  size: file.size,
  offset: sent,
  sha256: file.sha256,
  state: file.state,
  refusal: file.refusal,
  opened: file.opened && openedFileOf(file.opened),
  alike: [...alike],
  created: file.at.toISOString(),
})

export function openedFileOf(opened: OpenedPicture): OpenedFileView {
  const print = largestPrintOf(opened.pixels, null)
  return {
    format: opened.format,
    pixels: opened.pixels,
    depth: opened.depth,
    space: opened.space,
    profile: opened.profile,
    print,
    is_small: isSmallPrint(print),
    is_made_by_ai: opened.isMadeByAi,
    described: opened.described,
  }
}
