import { z } from 'zod'
import { toCents } from '../../money-csv.ts'
import type { ProviderPayment } from '../provider.ts'

/** What of Hyperwallet's answers (REST v4) matters here. */

const payment = z.object({
  token: z.string().min(1).max(100),
  status: z.string().min(1).max(100),
  amount: z.string(),
  currency: z.string().max(3),
  clientPaymentId: z.string(),
})

const transition = z.object({
  toStatus: z.string(),
  createdOn: z.string(),
  statusCode: z.string().max(20).nullish(),
})

/** An empty list comes as 204. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .object({ data: z.array(item) })
    .nullable()
    .transform((list) => list?.data ?? [])

export const paymentAnswer = payment
export const paymentList = listOf(payment)
export const transitionList = listOf(transition)

export type WirePayment = z.output<typeof payment>
type WireTransition = z.output<typeof transition>

/** Puts a payment into the port's words, with the change of status by which it came to stand so. */
export function toPayment(
  { token, status, amount, currency }: WirePayment,
  transitions: readonly WireTransition[],
): ProviderPayment {
  const latest = transitions
    .filter(({ toStatus }) => toStatus === status)
    .toSorted((a, b) => a.createdOn.localeCompare(b.createdOn))
    .at(-1)
  return {
    reference: token,
    status,
    amount: toCents(amount),
    currency,
    at: latest ? toInstant(latest.createdOn) : null,
    code: latest?.statusCode ?? null,
  }
}

/** Hyperwallet writes GMT without saying so. */
function toInstant(text: string): string | null {
  const at = new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

const refusal = z.object({
  errors: z.array(z.object({ code: z.string(), fieldName: z.string().nullish() })),
})

const CODE = /^\w{1,60}$/

/** Reads why something is refused, as codes and fields alone: messages may repeat what was sent. */
export function reasonsOf(body: unknown): string {
  const { data } = refusal.safeParse(body)
  const codes = (data?.errors ?? []).map(({ code, fieldName }) =>
    [code, fieldName].filter((part) => part && CODE.test(part)).join(' of '),
  )
  return codes.filter(Boolean).slice(0, 3).join(', ') || 'without a reason'
}
