import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict } from '#services/shared/http/problem.ts'
import { type AgreementText, textOn } from '../../royalties/agreement-texts.ts'
import type { Agreement } from '../../royalties/agreements.ts'
import { readRates } from '../../royalties/rates.ts'
import type { AcceptBody } from './contract.ts'

/** What an artist is asked to accept on a day. */
export interface Offer {
  text: AgreementText
  code: string
  /** Hundredths of a percent. */
  rate: number
}

/** Null where the code has no rate on that day. */
export async function findOffer(db: Queryable, code: string, on: string): Promise<Offer | null> {
  const { codes } = await readRates(db, { codes: [code], artistIds: [], on })
  const rate = codes.get(code)
  return rate === undefined ? null : { text: textOn(on), code, rate }
}

/** Whether an artist has accepted just that. */
export const isAccepted = (
  { text, code, rate }: Offer,
  latest: Pick<Agreement, 'textHash' | 'royaltyCode' | 'rateBp'> | null,
): boolean => latest?.textHash === text.hash && latest.royaltyCode === code && latest.rateBp === rate

/** Says what an acceptance comes to. Throws 409 where it is of something else, or accepted already. */
export function decideAcceptance(
  offer: Offer | null,
  latest: Agreement | null,
  { text_hash, rate, name }: AcceptBody,
  on: string,
): Agreement {
  if (offer === null || offer.text.hash !== text_hash || offer.rate !== rate)
    throw conflict('Another agreement is offered by now. Please read it again.', 'agreement_changed')
  if (isAccepted(offer, latest)) throw conflict('You have accepted this already.', 'agreement_accepted')
  return {
    version: (latest?.version ?? 0) + 1,
    textHash: offer.text.hash,
    royaltyCode: offer.code,
    rateBp: offer.rate,
    baseRule: 'after_discount',
    on,
    name,
  }
}
