import type { SnapshotFrom } from 'xstate'
import type { FrameChoice } from '#machines/frame-choice.ts'
import {
  type Choice,
  drawChosen,
  findFrame,
  findInches,
  findSubstrate,
  priceFrame,
  priceMat,
  toChoice,
} from './choice.ts'
import type { QuickAddFailure } from './failure.ts'
import { type DrawnFrame, type Framing, fitFrame, type OfferedMat, type OfferedMoulding } from './framing.ts'
import type { quickAddMachine } from './machine.ts'
import { checkCustomSize, isCustom, type Size, toSize } from './options.ts'
import type { CustomLimits, OfferedSubstrate, Workspace } from './ports.ts'
import { MANY_WORKSPACES } from './workspaces.ts'

type Snapshot = SnapshotFrom<typeof quickAddMachine>

export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** Substrate and size are chosen, and neither sizes nor workspaces are on their way (spec.md section 5). */
export const selectIsReady = (snapshot: Snapshot): boolean =>
  snapshot.matches({ choice: { choosing: 'ready' } }) && !selectAreWorkspacesLoading(snapshot)
export const selectFailure = (snapshot: Snapshot): QuickAddFailure | null => snapshot.context.failure
export const selectSubstrates = (snapshot: Snapshot): readonly OfferedSubstrate[] => snapshot.context.options
/** A substrate with no sizes is disabled. */
export const isDisabled = (option: OfferedSubstrate): boolean => option.sizes.length === 0
export const selectSubstrate = (snapshot: Snapshot): string | null => snapshot.context.substrate
export const selectSize = (snapshot: Snapshot): Size | null => snapshot.context.size
export const selectIsCustom = ({ context: { size } }: Snapshot): boolean => size !== null && isCustom(size)
/** The sizes of the chosen substrate with their prices in cents; CUSTOM among them. A new array each time. */
export const selectSizes = ({ context }: Snapshot): (Size & { unitPrice: number | null })[] =>
  findSubstrate(context, context.substrate)?.sizes.map((offered) => ({
    ...toSize(offered),
    unitPrice: offered.unitPrice,
  })) ?? []
export const selectCustomLimits = ({ context }: Snapshot): CustomLimits | null =>
  findSubstrate(context, context.substrate)?.custom ?? null
/** The custom size as typed. */
export const selectCustomText = ({ context: { width, height } }: Snapshot) => ({ width, height })
/** What is wrong with the custom size typed, by field; null where nothing is. */
export const selectCustomErrors = (snapshot: Snapshot) =>
  checkCustomSize(selectCustomLimits(snapshot), snapshot.context.width, snapshot.context.height)
/** What is chosen, with its price; null while it is not complete. A new object each time. */
export const selectChoice = (snapshot: Snapshot): Choice | null =>
  snapshot.matches({ choice: { choosing: 'ready' } }) ? toChoice(snapshot.context) : null
/** What the chosen substrate can be framed in; null for one that is not framed. */
export const selectFraming = ({ context }: Snapshot): Framing | null =>
  findSubstrate(context, context.substrate)?.framing ?? null
/** The chosen size is too large to be framed. */
export const selectIsTooLargeToFrame = (snapshot: Snapshot): boolean => {
  const framing = selectFraming(snapshot)
  const size = findInches(snapshot.context)
  return framing !== null && size !== null && fitFrame(framing, size) === null
}
/** The frame that what is chosen goes with. */
export const selectFrameChoice = ({ context }: Snapshot): FrameChoice | null => findFrame(context)
/** A frame is wanted that is not offered for the chosen size or substrate. */
export const selectIsFrameLeftOff = ({ context }: Snapshot): boolean =>
  context.frame !== null && context.size !== null && findFrame(context) === null
/** How the chosen frame looks; null without one. A new object each time. */
export const selectFrame = (snapshot: Snapshot): DrawnFrame | null => {
  const frame = findFrame(snapshot.context)
  return frame && drawChosen(snapshot.context, frame)
}
/** Mouldings, each with what it adds without a mat in cents; null where it is not offered. */
export const selectMouldings = (snapshot: Snapshot): (OfferedMoulding & { price: number | null })[] =>
  (selectFraming(snapshot)?.mouldings ?? []).map((each) => ({
    ...each,
    price: priceFrame(snapshot.context, { moulding: each.moulding, mat: null }),
  }))
/** Mats, each with what it adds to the chosen frame in cents; null where it is not offered. */
export const selectMats = (snapshot: Snapshot): (OfferedMat & { price: number | null })[] => {
  const frame = findFrame(snapshot.context)
  return (selectFraming(snapshot)?.mats ?? []).map((each) => ({
    ...each,
    price: frame && priceMat(snapshot.context, { ...frame, mat: each.mat }),
  }))
}
export const selectAreWorkspacesLoading = (snapshot: Snapshot): boolean =>
  snapshot.matches({ workspaces: 'loading' })
export const selectHaveWorkspacesFailed = (snapshot: Snapshot): boolean =>
  snapshot.matches({ workspaces: 'failed' })
/** Somebody is signed in, who may have more than one. */
export const selectHasWorkspaces = ({ context: { signedIn } }: Snapshot): boolean => signedIn
export const selectWorkspaces = ({ context: { workspaces } }: Snapshot): readonly Workspace[] => workspaces
/** The one that was chosen; null for the current project's. */
export const selectWorkspace = ({ context: { workspace } }: Snapshot): Workspace | null => workspace
/** There are more than are listed. */
export const selectAreWorkspacesMany = ({ context: { workspaceCount } }: Snapshot): boolean =>
  (workspaceCount ?? 0) > MANY_WORKSPACES
