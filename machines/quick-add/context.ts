import type { FrameChoice } from '#machines/frame-choice.ts'
import type { QuickAddFailure } from './failure.ts'
import type { Size } from './options.ts'
import type { OfferedSubstrate } from './ports.ts'
import type { WorkspacesContext } from './workspaces.ts'

export interface QuickAddContext extends WorkspacesContext {
  imageId: string | null
  /** Width over height of the image. */
  ratio: number
  /** The answer of `loadSizes`, which the choice is made from. */
  options: readonly OfferedSubstrate[]
  substrate: string | null
  size: Size | null
  /** The custom size as typed, in inches. */
  width: string
  height: string
  /** As wanted; a size or a substrate that it is not offered for goes without it. */
  frame: FrameChoice | null
  failure: QuickAddFailure | null
}

export const nothingChosen = {
  options: [],
  substrate: null,
  size: null,
  width: '',
  height: '',
  frame: null,
  failure: null,
}
