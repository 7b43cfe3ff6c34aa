import type { SnapshotFrom } from 'xstate'
import { type Choice, findSubstrate, toChoice } from './choice.ts'
import type { QuickAddFailure } from './failure.ts'
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
