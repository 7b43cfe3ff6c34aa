import { randomUUID } from 'node:crypto'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import type { RecordHistory } from '#services/shared/resources/contract.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { serveContent } from '../catalogue.ts'

export const PATH = '/api/artist-profile/'
export const REASON = 'We have many\nharbours already.'

export type Deciding = Awaited<ReturnType<typeof serveDeciding>>

/** The content service with two members of staff, who decide applications. */
export async function serveDeciding(openStore: OpenStore) {
  const content = await serveContent(openStore, {
    BRAND: 'Umbra',
    PHONE: '555 0100',
    PUBLIC_URL: 'http://localhost:3000',
  })
  const ana = await content.signIn({ is_staff: true, user_id: randomUUID(), email: 'ana@aquatint.test' })
  const ben = await content.signIn({ is_staff: true, user_id: randomUUID(), email: 'ben@aquatint.test' })

  let made = 0
  /** Answers the id of a new profile, whose owner has come so far. */
  const open = async (
    stage = 'submitted',
    full_name = `Zoë Abel ${++made}`,
    email = `${randomUUID()}@example.test`,
  ) => {
    const [row] = await content.database.query<{ id: number; user_uuid: string }>(
      `insert into content.artist_profiles
         (user_uuid, full_name, application_stage, submitted_at, email, created_at, updated_at)
       values ($1, $2, $3, case $3 when 'submitted' then '2026-11-01'::timestamptz end, $4, '2026-10-01', '2026-10-01')
       returning id, user_uuid`,
      [randomUUID(), full_name, stage, email],
    )
    if (!row) throw new Error('No profile was made.')
    return { ...row, email, full_name }
  }
  const decide = (id: number, body: object, { as = ana, key = randomUUID() as string } = {}) =>
    content.call('POST', `${PATH}${id}/decision/`, { as, body, headers: { 'idempotency-key': key } })
  const approve = (id: number, as = ana) => decide(id, { decision: 'approve', version: 0 }, { as })
  const decline = (id: number, as = ana) =>
    decide(id, { decision: 'decline', reason: REASON, version: 0 }, { as })
  const read = async (id: number, rest = '') =>
    (await content.call('GET', `${PATH}${id}/${rest}`, { as: ana })).body
  const mailsTo = async (email: string) =>
    ((await content.call('GET', '/outbox/')).body as Outbox).messages.filter(({ to }) => to === email)
  const artistsNamed = (name: string) =>
    content.database.query('select name, gaa_artist, active from content.artists where name = $1', [name])
  const changesOf = async (id: number) => {
    const { results } = (await read(id, 'history/')) as RecordHistory
    return results[0]?.changes.map(({ field, from, to }) => [field, from, to])
  }

  return { content, ana, ben, open, decide, approve, decline, read, mailsTo, artistsNamed, changesOf }
}
