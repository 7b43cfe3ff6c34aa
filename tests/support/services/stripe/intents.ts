import {
  authenticateIntent,
  cancelIntent,
  captureIntent,
  confirmIntent,
  createIntent,
  type IntentRecord,
  noSuchIntent,
  refundIntent,
  type Tried,
} from '#services/cards/intent.ts'
import { type Form, makeId, textOf } from '#services/cards/wire.ts'

export interface StripeEvent {
  id: string
  object: 'event'
  type: string
  data: { object: object }
}

/** PaymentIntents, charges and refunds in memory, with an event for each thing that happens. */
export class Intents {
  readonly intents = new Map<string, IntentRecord>()
  readonly refunds: { id: string; payment_intent: string; amount: number }[] = []
  readonly events: StripeEvent[] = []
  onEvent: (event: StripeEvent) => void = () => {}

  create(form: Form): IntentRecord {
    return this.keep(createIntent(form), 'payment_intent.created')
  }

  get(id: string): IntentRecord {
    const intent = this.intents.get(id)
    if (intent) return intent
    throw noSuchIntent(id)
  }

  confirm(id: string, number: string): IntentRecord {
    return this.try(confirmIntent(this.get(id), number))
  }

  authenticate(id: string, passed: boolean): IntentRecord {
    return this.try(authenticateIntent(this.get(id), passed))
  }

  capture(id: string): IntentRecord {
    return this.keep(captureIntent(this.get(id)), 'payment_intent.succeeded')
  }

  cancel(id: string): IntentRecord {
    return this.keep(cancelIntent(this.get(id)), 'payment_intent.canceled')
  }

  refund(form: Form): object {
    const intent = this.get(textOf(form, 'payment_intent') ?? '')
    const backOf = () =>
      this.refunds
        .filter((one) => one.payment_intent === intent.id)
        .reduce((sum, { amount }) => sum + amount, 0)
    const refund = refundIntent(intent, backOf(), textOf(form, 'amount'))
    this.refunds.push(refund)
    this.tell('charge.refunded', {
      id: intent.latest_charge,
      object: 'charge',
      amount_refunded: backOf(),
      payment_intent: intent.id,
      refunded: backOf() === intent.amount,
    })
    return refund
  }

  private try({ intent, problem }: Tried): IntentRecord {
    this.keep(intent, TOLD[intent.status])
    if (problem) throw problem
    return intent
  }

  private keep(intent: IntentRecord, told: string): IntentRecord {
    this.intents.set(intent.id, intent)
    this.tell(told, intent)
    return intent
  }

  private tell(type: string, object: object): void {
    const event: StripeEvent = { id: makeId('evt'), object: 'event', type, data: { object: { ...object } } }
    this.events.push(event)
    this.onEvent(event)
  }
}

/** What Stripe tells once a card was tried. */
const TOLD: Record<IntentRecord['status'], string> = {
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  requires_capture: 'payment_intent.amount_capturable_updated',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
}
