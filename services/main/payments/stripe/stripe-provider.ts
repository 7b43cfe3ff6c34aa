import Stripe from 'stripe'
import { type Intent, type PaymentProvider, PaymentRefused } from '../provider.ts'
import { outcomeOf, stateOf } from './errors.ts'
import { toIntent } from './intent.ts'
import { readNews } from './webhook.ts'

/** For calls that a customer waits for; the graph waits 5 s in all. */
const ASKED_MS = 2_000
/** For calls that nobody waits for. */
const SETTLED_MS = 15_000
/** Stripe's package waits half a second before it tries again. */
const RETRIES = 1

export interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** Another host that speaks Stripe's API; Stripe's own when left out. */
  apiUrl?: string | undefined
  /** Milliseconds that one try of any call may take. */
  timeout?: number
}

/** Fills the port with Stripe's PaymentIntents, captured by hand, through Stripe's own package. */
export const createStripeProvider = ({
  secretKey,
  webhookSecret,
  apiUrl,
  timeout,
}: StripeOptions): PaymentProvider => {
  const stripe = new Stripe(secretKey, {
    ...(apiUrl && hostOf(apiUrl)),
    timeout: timeout ?? SETTLED_MS,
    maxNetworkRetries: RETRIES,
    // One timeout for a whole call: the other client's starts again with each byte.
    httpClient: Stripe.createFetchHttpClient(),
    telemetry: false,
  })

  const asked = { timeout: timeout ?? ASKED_MS }

  const refund = (wanted: Stripe.RefundCreateParams, key: string): Promise<void> =>
    outcomeOf(() => stripe.refunds.create(wanted, { idempotencyKey: key }).then(doNothing), {
      done: ({ code }) => code === 'charge_already_refunded',
    })

  return {
    createIntent: ({ amount, projectId, key }) =>
      outcomeOf(async () => {
        const { id, client_secret } = await stripe.paymentIntents.create(
          {
            amount,
            currency: 'usd',
            capture_method: 'manual',
            // Other methods would lead away from the page. `payment_method_types`, which said so before
            // 2026-09-30, is refused now.
            allowed_payment_method_types: ['card'],
            metadata: { project: String(projectId) },
          },
          { ...asked, idempotencyKey: key },
        )
        if (client_secret === null) throw new PaymentRefused('The intent has no secret to confirm it with.')
        return { id, clientSecret: client_secret }
      }),

    async readIntent(id): Promise<Intent | null> {
      if (!/^pi_\w+$/.test(id)) return null
      return outcomeOf(async () => toIntent(await stripe.paymentIntents.retrieve(id, {}, asked)), {
        missing: null,
      })
    },

    capture: (id, key) =>
      outcomeOf(() => stripe.paymentIntents.capture(id, {}, { idempotencyKey: key }).then(doNothing), {
        done: (error) => stateOf(error) === 'captured',
      }),

    release: (id, key) =>
      outcomeOf(() => stripe.paymentIntents.cancel(id, {}, { idempotencyKey: key }).then(doNothing), {
        done: (error) => stateOf(error) === 'released',
      }),

    refund: (id, key) => refund({ payment_intent: id }, key),

    refundPart: (id, amount, key) => refund({ payment_intent: id, amount }, key),

    readWebhook: (raw, signature, at) =>
      readNews(() =>
        stripe.webhooks.constructEvent(
          raw,
          // Stripe's own check accepts signatures from the future.
          signature && countSecondsAhead(signature, at) <= TOLERANCE_S ? signature : '',
          webhookSecret,
          TOLERANCE_S,
          undefined,
          at.getTime(),
        ),
      ),
  }
}

/** Seconds that an event may be old, Stripe's own default. */
const TOLERANCE_S = 300

const countSecondsAhead = (signature: string, at: Date): number =>
  Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0) - at.getTime() / 1_000

const doNothing = () => {}

const hostOf = (url: string) => {
  const { protocol, hostname, port } = new URL(url)
  return protocol === 'http:'
    ? { protocol: 'http' as const, host: hostname, port: port || '80' }
    : { protocol: 'https' as const, host: hostname, port: port || '443' }
}
