import type { z } from 'zod'
import { type FetchOptions, fetchJson, UpstreamFailure } from '#services/shared/http/client.ts'
import type { HyperwalletSettings } from '#services/shared/settings.ts'
import { toDecimal } from '../../money-csv.ts'
import { type PayoutProvider, PayoutRefused, type ProviderPayment } from '../provider.ts'
import { standingOf } from '../statuses.ts'
import { paymentAnswer, paymentList, reasonsOf, toPayment, transitionList, type WirePayment } from './wire.ts'

/** Nobody waits for these calls. */
const TIMEOUT_MS = 15_000
const MOST_TRANSITIONS = 100

/** Royalties have no purpose of their own there. */
const PURPOSE = 'OTHER'

type Options = HyperwalletSettings & {
  /** Milliseconds that one call may take. */
  timeout?: number
}

/** Fills the port with Hyperwallet's REST API, version 4. */
export function createHyperwalletProvider({
  apiUrl,
  username,
  password,
  programToken,
  timeout = TIMEOUT_MS,
}: Options): PayoutProvider {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`

  async function call<Answer extends z.ZodType>(
    answer: Answer,
    path: string,
    options: Partial<FetchOptions> = {},
  ): Promise<z.output<Answer>> {
    const url = `${apiUrl}/rest/v4/payments${path}`
    const { data, success } = answer.safeParse(
      await fetchJson(url, { timeout, headers: { authorization }, ...options }),
    )
    if (success) return data
    throw new UpstreamFailure(`${new URL(apiUrl).origin} gave an answer that cannot be read`, null)
  }

  /** Asks since when and with which code a payment stands as it does, where that says what became of it. */
  async function complete(payment: WirePayment): Promise<ProviderPayment> {
    const standing = standingOf(payment.status)
    if (standing === 'under way' || standing === 'unknown') return toPayment(payment, [])
    const query = new URLSearchParams({ transition: payment.status, limit: `${MOST_TRANSITIONS}` })
    const path = `/${encodeURIComponent(payment.token)}/status-transitions?${query}`
    return toPayment(payment, await call(transitionList, path))
  }

  return {
    name: 'hyperwallet',

    async send({ payout, destination, amount }) {
      const body = {
        clientPaymentId: payout,
        amount: toDecimal(amount),
        currency: 'USD',
        purpose: PURPOSE,
        destinationToken: destination,
        programToken,
      }
      await call(paymentAnswer, '', { method: 'POST', body, toRefusal })
    },

    async find(payout) {
      const payments = await call(paymentList, `?${new URLSearchParams({ clientPaymentId: payout })}`)
      const payment = payments.find(({ clientPaymentId }) => clientPaymentId === payout)
      return payment ? complete(payment) : null
    },
  }
}

/** What is wrong with the payment itself, a payment that is there already too, comes as 400. */
const toRefusal = (status: number, body: unknown): Error | null =>
  status === 400 ? new PayoutRefused(reasonsOf(body)) : null
