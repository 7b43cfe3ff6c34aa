import { declineOf, needsAuthentication } from './cards.ts'
import { type Form, invalidRequest, makeId, StripeProblem, textOf } from './wire.ts'

export interface IntentRecord {
  id: string
  object: 'payment_intent'
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

export interface StripeEvent {
  id: string
  object: 'event'
  type: string
  data: { object: object }
}

/** PaymentIntents, charges and refunds as Stripe keeps them, with an event for each thing that happens. */
export class Intents {
  readonly intents = new Map<string, IntentRecord>()
  readonly refunds: { id: string; payment_intent: string; amount: number }[] = []
  readonly events: StripeEvent[] = []
  onEvent: (event: StripeEvent) => void = () => {}

  create(form: Form): IntentRecord {
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
    const intent: IntentRecord = {
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
    this.intents.set(id, intent)
    this.tell('payment_intent.created', intent)
    return intent
  }

  get(id: string): IntentRecord {
    const intent = this.intents.get(id)
    if (intent) return intent
    throw invalidRequest('resource_missing', `No such payment_intent: '${id}'`, { param: 'intent' })
  }

  /** Does what Stripe.js does with a typed card. */
  confirm(id: string, number: string): IntentRecord {
    const intent = this.get(id)
    this.expect(intent, 'confirmed', 'requires_payment_method')
    const decline = declineOf(number)
    if (decline) return this.decline(intent, decline)
    if (!needsAuthentication(number)) return this.authorize(intent)
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
    this.tell('payment_intent.requires_action', intent)
    return intent
  }

  /** Says whether the card's bank accepts the payer. */
  authenticate(id: string, passed: boolean): IntentRecord {
    const intent = this.get(id)
    this.expect(intent, 'authenticated', 'requires_action')
    if (passed) return this.authorize(intent)
    return this.decline(intent, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: 'We are unable to authenticate your payment method. Please choose a different payment method.',
    })
  }

  capture(id: string): IntentRecord {
    const intent = this.get(id)
    this.expect(intent, 'captured', 'requires_capture')
    Object.assign(intent, { status: 'succeeded', amount_capturable: 0, amount_received: intent.amount })
    this.tell('payment_intent.succeeded', intent)
    return intent
  }

  cancel(id: string): IntentRecord {
    const intent = this.get(id)
    this.expect(intent, 'canceled', 'requires_payment_method', 'requires_action', 'requires_capture')
    Object.assign(intent, { status: 'canceled', amount_capturable: 0, next_action: null })
    this.tell('payment_intent.canceled', intent)
    return intent
  }

  refund(form: Form): object {
    const intent = this.get(textOf(form, 'payment_intent') ?? '')
    if (intent.status !== 'succeeded')
      throw invalidRequest('payment_intent_unexpected_state', `This PaymentIntent has no successful charge.`)
    if (this.refunds.some((one) => one.payment_intent === intent.id))
      throw invalidRequest(
        'charge_already_refunded',
        `Charge ${intent.latest_charge} has already been refunded.`,
      )
    const refund = { id: makeId('re'), payment_intent: intent.id, amount: intent.amount }
    this.refunds.push(refund)
    this.tell('charge.refunded', {
      id: intent.latest_charge,
      object: 'charge',
      amount_refunded: intent.amount,
      payment_intent: intent.id,
      refunded: true,
    })
    return { object: 'refund', status: 'succeeded', charge: intent.latest_charge, ...refund }
  }

  private authorize(intent: IntentRecord): IntentRecord {
    Object.assign(intent, { next_action: null, last_payment_error: null, latest_charge: makeId('ch') })
    if (intent.capture_method === 'manual') {
      Object.assign(intent, { status: 'requires_capture', amount_capturable: intent.amount })
      this.tell('payment_intent.amount_capturable_updated', intent)
      return intent
    }
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount })
    this.tell('payment_intent.succeeded', intent)
    return intent
  }

  private decline(intent: IntentRecord, error: { type: string; code: string; message: string }): never {
    Object.assign(intent, { status: 'requires_payment_method', next_action: null, last_payment_error: error })
    this.tell('payment_intent.payment_failed', intent)
    throw new StripeProblem(402, { ...error, payment_intent: { ...intent } })
  }

  private expect(intent: IntentRecord, what: string, ...allowed: IntentRecord['status'][]): void {
    if (allowed.includes(intent.status)) return
    const message = `This PaymentIntent could not be ${what} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${what}: ${allowed.join(', ')}.`
    throw invalidRequest('payment_intent_unexpected_state', message, { payment_intent: { ...intent } })
  }

  private tell(type: string, object: object): void {
    const event: StripeEvent = { id: makeId('evt'), object: 'event', type, data: { object: { ...object } } }
    this.events.push(event)
    this.onEvent(event)
  }
}
