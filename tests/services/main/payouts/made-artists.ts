import { randomUUID } from 'node:crypto'
import { accountStreams } from '#services/main/payees/accounts/streams.ts'
import { identityStreams } from '#services/main/payees/identities/streams.ts'
import type { TaxFormEvent } from '#services/main/payees/tax-forms/events.ts'
import { taxFormStreams } from '#services/main/payees/tax-forms/streams.ts'
import { adjustmentStreams } from '#services/main/payouts/adjustments/streams.ts'
import { agreementStreams } from '#services/main/royalties/agreements.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { createHandler, type StreamKind } from '#services/shared/events/handler.ts'
import type { DomainEvent } from '#services/shared/events/store.ts'

/** What stands on the clock of these tests at first. */
export const TODAY = '2026-11-20'
const LONG_AGO = new Date('2026-06-01T12:00:00Z')

export interface Told {
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

export interface MadeArtist {
  id: number
  usr: string
  trm: string
}

export type Append = ReturnType<typeof appendTo>

/** Appends events to streams of any kind, each in a transaction. */
export const appendTo =
  (database: Database, clock: () => Date) =>
  <E extends DomainEvent, S>(
    kind: StreamKind<E, S>,
    id: string,
    events: readonly E[],
    at: () => Date = clock,
  ) =>
    database.transaction((tx) => createHandler(kind, at).handle(tx, id, () => events, 'system'))

/** Gives an artist so many cents, or takes them. */
export const giveTo = (append: Append, artistId: number, amount: number) =>
  append(adjustmentStreams, randomUUID(), [
    {
      type: 'adjustment.asked',
      data: { artistId, artist: `Artist ${artistId}`, kind: 'adjustment', amount, reason: 'For a test.' },
    },
    { type: 'adjustment.made', data: { on: TODAY } },
  ])

/** Makes an artist who is paid today; `told` says otherwise. */
export async function makeArtist(append: Append, id: number, told: Told = {}): Promise<MadeArtist> {
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
  if (cleared !== 0) await giveTo(append, id, cleared)
  return { id, usr, trm }
}

export const createForm = ({
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
