import type { SnapshotFrom } from 'xstate'
import { type Choice, findSubstrate, toChoice } from './choice.ts'
import type { QuickAddFailure } from './failure.ts'
import type { quickAddMachine } from './machine.ts'
import { customErrors, isCustom, type Size, toSize } from './options.ts'
import type { CustomLimits, OfferedSubstrate } from './ports.ts'

type Snapshot = SnapshotFrom<typeof quickAddMachine>

export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectIsReady = (snapshot: Snapshot): boolean => snapshot.matches({ choosing: 'ready' })
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
  customErrors(selectCustomLimits(snapshot), snapshot.context.width, snapshot.context.height)
/** What can be added now, with its price; null while it is not complete. A new object each time. */
export const selectChoice = (snapshot: Snapshot): Choice | null =>
  selectIsReady(snapshot) ? toChoice(snapshot.context) : null
