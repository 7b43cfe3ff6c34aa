import type { Queryable } from '#services/shared/database/driver.ts'
import { type AgreementText, findText } from '../../royalties/agreement-texts.ts'
import type { AcceptedAgreement } from './contract.ts'

interface Row {
  version: number
  hash: string
  code: string
  rate: number
  on: string
  name: string | null
}

export interface Accepted extends Row {
  /** Null for a text that is kept nowhere any more. */
  text: AgreementText | null
}

/** Lists what an artist has accepted, the latest first. */
export async function listAccepted(db: Queryable, artist: number): Promise<Accepted[]> {
  const rows = await db.query<Row>(
    `select version, text_hash as hash, royalty_code as code, rate_bp as rate, accepted_on as "on", name
     from main.artist_agreement where artist_id = $1 order by version desc`,
    [artist],
  )
  return rows.map((row) => ({ ...row, text: findText(row.hash) }))
}

export const toAcceptedView = ({ version, text, code, rate, on, name }: Accepted): AcceptedAgreement => ({
  version,
  text_version: text?.version ?? null,
  royalty_code: code,
  rate,
  on,
  name,
})
