import type { JournalSnapshot } from '#machines/journal/kept.ts'

const QUOTING = ['reading', 'unread', 'empty', 'changed']
const ORDERING = ['placing', 'finding', 'held', 'unknown']

/** Puts what version 1 of the checkout kept into the parts of version 2. */
export const moveIntoParts = (snapshot: JournalSnapshot): JournalSnapshot => {
  const { state } = snapshot
  if (!('value' in state)) return snapshot
  return { ...snapshot, state: { ...state, ...placeOf(state.value), ...addQuotedFor(state) } }
}

const addQuotedFor = (state: object) => {
  if (!('context' in state) || typeof state.context !== 'object' || state.context === null) return {}
  const address = 'address' in state.context ? state.context.address : null
  return { context: { ...state.context, quotedFor: address } }
}

const placeOf = (value: unknown): { value: unknown; historyValue?: unknown } => {
  if (typeof value === 'string') return { value: partOf(value) }
  if (typeof value !== 'object' || value === null) return { value }
  if ('lapsed' in value) return { value: 'lapsed', historyValue: historyOf(value.lapsed) }
  return { value: 'steps' in value ? { open: { steps: stepOf(value.steps) } } : value }
}

const partOf = (state: string): unknown => {
  if (QUOTING.includes(state)) return { open: { quoting: state } }
  return ORDERING.includes(state) ? { open: { ordering: state } } : state
}

const stepOf = (step: unknown): unknown => {
  if (step === 'address') return { address: 'filling' }
  return step === 'pricing' ? { address: 'pricing' } : step
}

const historyOf = (left: unknown): unknown => {
  const rememberPart = (place: string, inner: string) => ({
    [`checkout.${place}.asLeft`]: [{ id: `checkout.${place}.${inner}` }],
  })
  if (left === 'reading') return rememberPart('open', 'quoting')
  if (left === 'ordering') return rememberPart('open', 'ordering')
  return { ...rememberPart('open', 'steps'), ...rememberPart('open.steps', String(left)) }
}
