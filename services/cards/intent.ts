import { declineOf, needsAuthentication } from './test-cards.ts'
import { type Form, invalidRequest, makeId, StripeProblem, textOf } from './wire.ts'

/** A PaymentIntent, with the fields of Stripe's that a shop reads. */
export interface IntentRecord {
  id: string
  object: 'payment_intent'
  /** Cents, as `amount_capturable` and `amount_received` are. */
  amount: number
  amount_capturable: number
  amount_received: number
  capture_method: 'automatic_async' | 'manual'
  client_secret: string
  currency: string
  last_payment_error: object | null
  latest_charge: string | null
  metadata: Record<string, string>
  next_action: object | null
  payment_method_types: string[]
  status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled'
}

/** What a card comes to: a declined one changes its intent and is answered as a problem too. */
export interface Tried {
  intent: IntentRecord
  problem: StripeProblem | null
}

export function createIntent(form: Form): IntentRecord {
  if (form.payment_method_types !== undefined)
    throw invalidRequest('payment_method_types_no_longer_supported', 'Use allowed_payment_method_types.')
  const amount = Number(textOf(form, 'amount'))
  const currency = textOf(form, 'currency')
  if (!Number.isInteger(amount) || amount < 50)
    throw invalidRequest('amount_too_small', 'Amount must be at least $0.50 usd', { param: 'amount' })
  if (amount > 99_999_999)
    throw invalidRequest('amount_too_large', 'Amount must be no more than $999,999.99', { param: 'amount' })
  if (!currency) throw invalidRequest('parameter_missing', 'Missing required param: currency.')
  const id = makeId('pi')
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: textOf(form, 'capture_method') === 'manual' ? 'manual' : 'automatic_async',
    client_secret: makeId(`${id}_secret`),
    currency,
    last_payment_error: null,
    latest_charge: null,
    metadata: (form.metadata ?? {}) as Record<string, string>,
    next_action: null,
    payment_method_types: Object.values((form.allowed_payment_method_types ?? { 0: 'card' }) as Form).map(
      String,
    ),
    status: 'requires_payment_method',
  }
}

/** Does what Stripe.js does with a typed card. */
export function confirmIntent(intent: IntentRecord, number: string): Tried {
  expectStatus(intent, 'confirmed', 'requires_payment_method')
  const refused = declineOf(number)
  if (refused) return decline(intent, refused)
  if (!needsAuthentication(number)) return authorize(intent)
  const next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
  return { intent: { ...intent, status: 'requires_action', next_action }, problem: null }
}

/** Says whether the card's bank accepts the payer. */
export function authenticateIntent(intent: IntentRecord, passed: boolean): Tried {
  expectStatus(intent, 'authenticated', 'requires_action')
  if (passed) return authorize(intent)
  return decline(intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Please choose a different payment method.',
  })
}

export function captureIntent(intent: IntentRecord): IntentRecord {
  expectStatus(intent, 'captured', 'requires_capture')
  return { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: intent.amount }
}

export function cancelIntent(intent: IntentRecord): IntentRecord {
  expectStatus(intent, 'canceled', 'requires_payment_method', 'requires_action', 'requires_capture')
  return { ...intent, status: 'canceled', amount_capturable: 0, next_action: null }
}

/** Answers the refund of `amount`, or of all that is left; `refunded` cents went back before. */
export function refundIntent(intent: IntentRecord, refunded: number, asked: string | undefined) {
  if (intent.status !== 'succeeded')
    throw invalidRequest('payment_intent_unexpected_state', 'This PaymentIntent has no successful charge.')
  if (refunded >= intent.amount)
    throw invalidRequest(
      'charge_already_refunded',
      `Charge ${intent.latest_charge} has already been refunded.`,
    )
  const left = intent.amount - refunded
  const amount = asked === undefined ? left : Number(asked)
  if (!Number.isInteger(amount) || amount < 1)
    throw invalidRequest('parameter_invalid_integer', 'Invalid integer: amount', { param: 'amount' })
  if (amount > left)
    throw invalidRequest(
      'amount_too_large',
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount' },
    )
  return {
    id: makeId('re'),
    object: 'refund',
    status: 'succeeded',
    charge: intent.latest_charge,
    payment_intent: intent.id,
    amount,
  }
}

function authorize(intent: IntentRecord): Tried {
  const authorized = { ...intent, next_action: null, last_payment_error: null, latest_charge: makeId('ch') }
  const change: Partial<IntentRecord> =
    intent.capture_method === 'manual'
      ? { status: 'requires_capture', amount_capturable: intent.amount }
      : { status: 'succeeded', amount_received: intent.amount }
  return { intent: { ...authorized, ...change }, problem: null }
}

function decline(intent: IntentRecord, error: { type: string; code: string; message: string }): Tried {
  const declined: IntentRecord = {
    ...intent,
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: error,
  }
  return { intent: declined, problem: new StripeProblem(402, { ...error, payment_intent: declined }) }
}

function expectStatus(intent: IntentRecord, what: string, ...allowed: IntentRecord['status'][]): void {
  if (allowed.includes(intent.status)) return
  const message = `This PaymentIntent could not be ${what} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${what}: ${allowed.join(', ')}.`
  throw invalidRequest('payment_intent_unexpected_state', message, { payment_intent: intent })
}

export const noSuchIntent = (id: string) =>
  invalidRequest('resource_missing', `No such payment_intent: '${id}'`, { param: 'intent' })
