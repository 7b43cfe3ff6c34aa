import { randomUUID } from 'node:crypto'
import { taxFormStreams } from '#services/main/payees/tax-forms/streams.ts'
import type { DueView } from '#services/main/payouts/due/contract.ts'
import type { PayoutList, PayoutView } from '#services/main/payouts/payout/contract.ts'
import type { RunView } from '#services/main/payouts/runs/contract.ts'
import { businessDayOf } from '#services/shared/business-day.ts'
import { signAccess } from '#tests/support/services/access-token.ts'
import type { Reply } from '#tests/support/services/http.ts'
import { JWT_SECRET, SERVICE_KEY } from '#tests/support/services/secret.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from '../main-service.ts'
import {
  appendTo,
  createForm,
  giveTo,
  type MadeArtist,
  makeArtist,
  TODAY,
  type Told,
} from './made-artists.ts'

export { TODAY }

const DAY_MS = 86_400_000

export type Paying = Awaited<ReturnType<typeof servePaying>>

/** The main service with a member of staff who pays artists. */
export async function servePaying(openStore: OpenStore, env: Record<string, string> = {}) {
  const main = await serveMain(openStore, env)
  const staff = await main.signIn({ isStaff: true })
  const { database, clock } = main
  let last = 100

  const append = appendTo(database, clock)
  const give = (artistId: number, amount: number) => giveTo(append, artistId, amount)

  const post = (
    path: string,
    body: object = {},
    { as = staff.access, key = randomUUID() }: { as?: string; key?: string } = {},
  ): Promise<Reply> => main.call('POST', path, { body, as, headers: { 'idempotency-key': key } })
  const get = async <T>(path: string): Promise<T> =>
    (await main.call('GET', path, { as: staff.access })).body as T

  /** Asks for a run until it stands so. */
  async function settled(id: string, status: RunView['status']): Promise<RunView> {
    for (;;) {
      const run = await get<RunView>(`/api/payout-run/${id}/`)
      if (run.status === status) return run
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  return {
    ...main,
    staff,
    record: append,
    give,
    post,
    get,
    settled,

    /** An artist who is paid today; `told` says otherwise. */
    artist: (told: Told = {}): Promise<MadeArtist> => makeArtist(append, ++last, told),

    replaceForm: (artist: number, name: string) =>
      append(taxFormStreams, `${artist}`, [createForm({ type: 'W-9', name, signedOn: TODAY })]),

    /** Gives an artist whose account was found invalid another one. */
    async correctAccount({ usr, trm }: { usr: string; trm: string }): Promise<string> {
      const path = `/api/artist-identity/${usr}/paypal-accounts/${trm}/`
      const { version } = await get<{ version: number }>(path)
      const { status, body } = await main.call('PUT', path, {
        body: { version, email: `${randomUUID()}@example.com` },
        as: staff.access,
        headers: { 'idempotency-key': randomUUID() },
      })
      if (status !== 200) throw new Error(`The account was answered ${status}: ${JSON.stringify(body)}`)
      return (body as { token: string }).token
    },

    due: (artist: number) => get<DueView>(`/api/payment-due/${artist}/`),

    /** Starts a run of today, and waits until its payouts are open. */
    async run(key?: string): Promise<RunView> {
      const { status, body } = await post('/api/payout-run/', { day: today(clock()) }, key ? { key } : {})
      if (status !== 201) throw new Error(`The run was answered ${status}: ${JSON.stringify(body)}`)
      return settled((body as RunView).id, 'open')
    },

    async send(run: string): Promise<RunView> {
      await post(`/api/payout-run/${run}/transitions/`, { transition: 'send' })
      return settled(run, 'sent')
    },

    payouts: async (query: string): Promise<PayoutList['data']> =>
      (await get<PayoutList>(`/api/artist-payment/?limit=1000&${query}`)).data,
    payout: (token: string) => get<PayoutView>(`/api/artist-payment/${token}/`),

    change: (token: string, body: object, as?: string) =>
      post(`/api/artist-payment/${token}/transitions/`, body, as === undefined ? {} : { as }),

    /** Fetches the bank's file of a run. */
    async file(run: string): Promise<string> {
      const { status, body } = await post(`/api/payout-run/${run}/file/`)
      if (status !== 201) throw new Error(`The file was answered ${status}: ${JSON.stringify(body)}`)
      const { token } = body as { token: string }
      return readFile(main, `/api/payout-run-file/${token}/`)
    },

    /** Lets days go by. */
    async wait(days: number): Promise<void> {
      clock.advance(days * DAY_MS)
      const { uuid: user_id, email } = staff
      staff.access = await signAccess({ user_id, email, is_staff: true }, { secret: JWT_SECRET, at: clock() })
    },

    mails: () =>
      database.query<{ recipient: string; subject: string; text: string }>(
        'select * from main.mail order by id',
      ),
  }
}

/** As the default of BUSINESS_TIME_ZONE has it. */
export const today = (at: Date): string => businessDayOf(at, 'America/New_York')

export async function readFile(main: Pick<MainService, 'origin'>, path: string): Promise<string> {
  const response = await fetch(`${main.origin}${path}`, { headers: SERVICE_KEY })
  if (!response.ok) throw new Error(`The file was answered ${response.status}.`)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
}
