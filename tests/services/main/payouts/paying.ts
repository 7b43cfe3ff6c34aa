import { randomUUID } from 'node:crypto'
import { accountStreams } from '#services/main/payees/accounts/streams.ts'
import { identityStreams } from '#services/main/payees/identities/streams.ts'
import type { TaxFormEvent } from '#services/main/payees/tax-forms/events.ts'
import { taxFormStreams } from '#services/main/payees/tax-forms/streams.ts'
import { adjustmentStreams } from '#services/main/payouts/adjustments/streams.ts'
import type { DueView } from '#services/main/payouts/due/contract.ts'
import type { PayoutList, PayoutView } from '#services/main/payouts/payout/contract.ts'
import type { RunView } from '#services/main/payouts/runs/contract.ts'
import { agreementStreams } from '#services/main/royalties/agreements.ts'
import { createHandler, type StreamKind } from '#services/shared/events/handler.ts'
import type { DomainEvent } from '#services/shared/events/store.ts'
import type { Reply } from '#tests/support/services/http.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from '../main-service.ts'

/** What stands on the clock of these tests at first. */
export const TODAY = '2026-11-20'
const LONG_AGO = new Date('2026-06-01T12:00:00Z')
const DAY_MS = 86_400_000

export type Paying = Awaited<ReturnType<typeof servePaying>>

interface Told {
  /** Cents that have cleared. */
  cleared?: number
  form?: 'W-9' | 'W-8BEN' | null
  treatyRateBp?: number | null
  signedOn?: string
  classification?: 'individual' | 'c-corporation'
  agreed?: boolean
  account?: boolean
  identity?: boolean
  name?: string
}

/** The main service with a member of staff who pays artists. */
export async function servePaying(openStore: OpenStore, env: Record<string, string> = {}) {
  const main = await serveMain(openStore, env)
  const staff = await main.signIn({ isStaff: true })
  const { database, clock } = main
  let last = 100

  const append = <E extends DomainEvent, S>(
    kind: StreamKind<E, S>,
    id: string,
    events: readonly E[],
    at: () => Date = clock,
  ) => database.transaction((tx) => createHandler(kind, at).handle(tx, id, () => events, 'system'))

  /** Gives an artist so many cents, or takes them. */
  const give = (artistId: number, amount: number) =>
    append(adjustmentStreams, randomUUID(), [
      {
        type: 'adjustment.asked',
        data: { artistId, artist: `Artist ${artistId}`, kind: 'adjustment', amount, reason: 'For a test.' },
      },
      { type: 'adjustment.made', data: { on: TODAY } },
    ])

  const post = (
    path: string,
    body: object = {},
    { as = staff.access, key = randomUUID() } = {},
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
    append,
    give,
    post,
    get,
    settled,

    /** An artist who is paid today; `told` says otherwise. */
    async artist(told: Told = {}): Promise<{ id: number; usr: string; trm: string }> {
      const id = ++last
      const usr = `usr-${randomUUID()}`
      const trm = `trm-${randomUUID()}`
      const { cleared = 5_000, form = 'W-9', agreed = true, account = true, identity = true } = told
      const longAgo = () => LONG_AGO
      if (identity)
        await append(
          identityStreams,
          usr,
          [
            {
              type: 'identity.created',
              data: {
                artist: id,
                firstName: told.name ?? `Artist ${id}`,
                lastName: '',
                businessName: '',
                email: `artist-${id}@example.com`,
              },
            },
            {
              type: 'identity.status-changed',
              data: {
                token: `sts-${randomUUID()}`,
                fromStatus: 'PRE_ACTIVATED',
                toStatus: 'ACTIVATED',
                notes: '',
              },
            },
          ],
          longAgo,
        )
      if (identity && account)
        await append(
          accountStreams,
          trm,
          [
            {
              type: 'payment-account.added',
              data: {
                identity: usr,
                destination: { type: 'PAYPAL_ACCOUNT', email: `artist-${id}@example.com` },
                isDefault: true,
                replaces: null,
              },
            },
          ],
          longAgo,
        )
      if (form)
        await append(
          taxFormStreams,
          `${id}`,
          [createForm({ ...told, type: form, name: told.name ?? `Artist ${id}` })],
          longAgo,
        )
      if (agreed)
        await append(agreementStreams, `${id}`, [
          {
            type: 'agreement.accepted',
            data: {
              version: 1,
              textHash: '0'.repeat(64),
              royaltyCode: 'R10',
              rateBp: 1_000,
              baseRule: 'after_discount',
              on: '2026-06-01',
            },
          },
        ])
      if (cleared !== 0) await give(id, cleared)
      return { id, usr, trm }
    },

    replaceForm: (artist: number, name: string) =>
      append(taxFormStreams, `${artist}`, [createForm({ type: 'W-9', name, signedOn: TODAY })]),

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
    wait: (days: number) => clock.advance(days * DAY_MS),

    mails: () =>
      database.query<{ recipient: string; subject: string; text: string }>(
        'select * from main.mail order by id',
      ),
  }
}

const createForm = ({
  type,
  name,
  signedOn = '2026-06-01',
  treatyRateBp = null,
  classification = 'individual',
}: Told & { type: 'W-9' | 'W-8BEN'; name: string }): TaxFormEvent => ({
  type: 'tax-form.filed',
  data: {
    token: `txf-${randomUUID()}`,
    type,
    revision: '3-2024',
    name,
    businessName: '',
    classification: type === 'W-9' ? classification : null,
    country: type === 'W-9' ? 'US' : 'CA',
    treatyRateBp,
    tin: null,
    filedOn: signedOn,
    signedOn,
  },
})

const today = (at: Date): string => at.toISOString().slice(0, 10)

export async function readFile(main: Pick<MainService, 'origin'>, path: string): Promise<string> {
  const response = await fetch(`${main.origin}${path}`, { headers: SERVICE_KEY })
  if (!response.ok) throw new Error(`The file was answered ${response.status}.`)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
}
