import type { CardField } from '#client/effects/card-payment/card-field.ts'
import { createCardPaymentEffects } from '#client/effects/card-payment/card-payment.ts'
import { Refusal } from '#machines/refusal.ts'
import { charge } from '../../fixtures/card-payment.ts'
import { hear } from '../outcome.ts'
import { askPort, local } from '../port.ts'
import { answerDone } from '../route.ts'
import { createIntent, TAKEN_BEFORE } from '../routes/main-orders.ts'
import { createOffline } from '../shop.ts'

const nothing: CardField = { load: async () => {}, confirm: async () => {}, remove: () => {} }

/**
 * Makes effects with what Stripe's field says, as client/effects/card-payment/stripe-field.ts tells it.
 * Stripe's own script is never loaded here.
 */
const effects = (field: Partial<CardField>) =>
  createCardPaymentEffects({ ...createOffline(), field: { ...nothing, ...field } }).actors

const load = (field: Partial<CardField>) => () => hear(effects(field).loadField, undefined)

const confirm = (field: Partial<CardField>) => () => {
  const client = createOffline()
  client.vault.addSecrets({ 'secret-1': 'pi_1_secret' })
  const { confirmCard } = createCardPaymentEffects({ ...client, field: { ...nothing, ...field } }).actors
  return hear(confirmCard, { intent: 'pi_1', secret: 'secret-1' })
}

export const cardPayment = {
  loadField: local([
    { when: 'the field is ready', hear: load({}) },
    {
      when: 'Stripe.js cannot be loaded',
      hear: load({ load: () => Promise.reject(new Error('Failed to load Stripe.js')) }),
    },
  ]),
  createIntent: askPort(
    (client) => createCardPaymentEffects({ ...client, field: nothing }).actors.createIntent,
    {
      input: charge,
      successes: [
        {
          when: 'it is made',
          answers: [[createIntent, answerDone({ intent: 'pi_1', client_secret: 'pi_1_secret' }, 201)]],
        },
      ],
      reasons: {
        'the postal code is none': TAKEN_BEFORE,
        'the ZIP code is of another state': TAKEN_BEFORE,
        'two lines of the address are empty': TAKEN_BEFORE,
      },
    },
  ),
  confirmCard: local([
    { when: 'it is authorised', hear: confirm({}) },
    {
      when: 'the card is declined, not filled in or not confirmed',
      hear: confirm({
        confirm: () => Promise.reject(new Refusal('BAD_USER_INPUT', 'Your card was declined.')),
      }),
    },
    {
      when: 'Stripe cannot be reached',
      hear: confirm({
        confirm: () => Promise.reject(new Refusal('UPSTREAM_UNAVAILABLE', 'We could not reach Stripe.')),
      }),
    },
  ]),
}
