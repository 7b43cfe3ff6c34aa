import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import { STEPS, type Step } from './context.ts'
import type { CheckoutFailure } from './failure.ts'
import type { checkoutMachine } from './machine.ts'
import type { Address, Payment } from './ports.ts'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

export interface Due {
  projectToken: string
  version: string
  total: number
  address: Address
}

/** What is shown: one of the steps, or what stands in their place. */
export type View =
  | 'reading'
  | 'unread'
  | 'empty'
  | 'steps'
  | 'placing'
  | 'held'
  | 'unknown'
  | 'changed'
  | 'lapsed'
  | 'over'

export const selectView = ({ value }: Snapshot): View => {
  if (value === 'lapsed') return value
  if (typeof value === 'string') return 'over'
  const { open } = value
  if ('steps' in open) return 'steps'
  if ('quoting' in open) return open.quoting
  return open.ordering === 'finding' ? 'placing' : open.ordering
}

/** In the order in which they are gone through. */
export const stepsInOrder: readonly Step[] = STEPS

/** The step to show; null when it is none of them that is shown. */
export const selectStep = ({ value }: Snapshot): Step | null => {
  if (typeof value === 'string' || !('steps' in value.open)) return null
  const { steps } = value.open
  return typeof steps === 'string' ? steps : 'address'
}
/** How many of the steps, in their order, may be gone to. */
export const selectReached = ({ context: { reached } }: Snapshot): number => STEPS.indexOf(reached) + 1
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** The order is being placed, or looked for: the page had better not be left. */
export const selectIsPlacing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { ordering: 'placing' } }) || selectIsFinding(snapshot)
/** What a card is to be authorised for: the total in cents, with shipping; null until there is an address. */
export const selectDue = ({ context: { projectToken, quote, address } }: Snapshot): Due | null =>
  quote && address && { projectToken, version: quote.version, total: quote.total, address }
/** What its quote was asked of Apollo by, to read there what is shown of it. */
export const selectQuoteAsked = ({
  context: { projectToken, quotedFor },
}: Snapshot): { cartToken: string; address: Address | null } => ({
  cartToken: projectToken,
  address: quotedFor,
})
/** Of what was reviewed last: what is shown must be this. */
export const selectVersion = ({ context: { quote } }: Snapshot): string | null => quote?.version ?? null
/** The answer was lost: it is looked for an order. */
export const selectIsFinding = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { ordering: 'finding' } })
/**
 * Cents that were agreed to and that it costs now, for the customer to agree again; null when nothing has
 * changed.
 */
export const selectChange = ({
  context: { agreed, quote },
}: Snapshot): { was: number; now: number } | null =>
  agreed === null || quote === null ? null : { was: agreed, now: quote.total }
/** As they were filled in last, to fill the fields again. */
export const selectAddress = (snapshot: Snapshot): Address | null => snapshot.context.address
/** The account that it is filled in by; null while that is nobody's. */
export const selectOwner = (snapshot: Snapshot): string | null => snapshot.context.owner
export const selectPayment = (snapshot: Snapshot): Payment | null => snapshot.context.payment
export const selectOrderId = (snapshot: Snapshot): string | null => snapshot.context.orderId
export const selectFailure = (snapshot: Snapshot): CheckoutFailure | null => snapshot.context.failure
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'address' || failure?.kind === 'payment' ? failure.fields : {}
