import type { SnapshotFrom } from 'xstate'
import type { arrangingMachine, Deed } from './machine.ts'
import type { Order } from './order.ts'

type Snapshot = SnapshotFrom<typeof arrangingMachine>

export const selectOrder = ({ context }: Snapshot): Order => context.order
/** What is being moved; null for nothing. */
export const selectHeld = ({ context }: Snapshot): string | null => context.held
/** What was done last, to be said. */
export const selectDeed = ({ context }: Snapshot): Deed | null => context.deed
/** What Undo would put back; null for nothing. */
export const selectRemoved = ({ context }: Snapshot): string | null => context.removed.at(-1)?.id ?? null
