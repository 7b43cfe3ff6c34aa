import { ChangeTaxYearDocument, OpenMoneyFileDocument } from '#client/apollo/generated/graphql.ts'
import { ask } from '#client/effects/refusals.ts'
import { toCents } from './dollars.ts'
import type { Answer, CommandOf, Sending } from './sending.ts'

export async function changeTaxYear(
  { apollo, idempotencyKey, typed }: Sending,
  { year, change, payout }: CommandOf<'tax-year'>,
): Promise<Answer> {
  const threshold = change === 'threshold' ? toCents(typed('threshold'), 'threshold') : null
  const input = { idempotencyKey, year, change, payout, threshold }
  return (await ask(apollo.mutate({ mutation: ChangeTaxYearDocument, variables: { input } }))).changeTaxYear
}

/** Answers where the file is, in place of an id. */
export async function openFile(
  { apollo }: Sending,
  { of, id, state, search }: CommandOf<'file'>,
): Promise<Answer> {
  const input = { of, id, state: state || null, search }
  const asked = ask(apollo.mutate({ mutation: OpenMoneyFileDocument, variables: { input } }))
  const { href, userErrors } = (await asked).openMoneyFile
  return { id: href, userErrors }
}
