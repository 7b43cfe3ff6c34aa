import { z } from 'zod'
import { integerParam } from '#services/shared/http/fields.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { windowParams } from '../lists.ts'
import { oneOf, words } from '../numbers/plain-words.ts'
import { FORM_TYPES, type NoticeBody } from './contract.ts'

export const FORM_STATES = ['valid', 'awaited', 'ended', 'superseded'] as const

export const taxFormQuery = z.object({
  ...windowParams,
  search: z.string().max(200).default(''),
  artist: integerParam({ min: 1, max: 2_147_483_647 }).nullable().default(null),
  type: oneOf(FORM_TYPES).nullable().default(null),
  state: oneOf(FORM_STATES).nullable().default(null),
  ordering: oneOf(['-created', 'created']).default('-created'),
})
export type TaxFormQuery = z.output<typeof taxFormQuery>

const HIGHEST_RATE = 30

const receivedBody = z.object({
  signed_on: z.iso.date({ error: 'Enter a date as YYYY-MM-DD.' }),
  treaty_rate: z
    .number()
    .min(0)
    .max(HIGHEST_RATE)
    .multipleOf(0.01, { error: 'Give at most two decimals.' })
    .nullable()
    .default(null),
})

/** Throws 400 by field, also for a form that is signed after `today`. */
export function readReceived(body: unknown, today: string) {
  const { signed_on: signedOn, treaty_rate: rate } = parse(receivedBody, body)
  if (signedOn > today) throw invalid({ signed_on: ['This day is yet to come.'] })
  return { signedOn, treatyRateBp: rate === null ? null : Math.round(rate * 100) }
}

const noticeBody = z.object({ b_notice: z.boolean(), notes: words(10, 500) })

/** Throws 400 by field. */
export const readNotice = (body: unknown): NoticeBody => parse(noticeBody, body)
