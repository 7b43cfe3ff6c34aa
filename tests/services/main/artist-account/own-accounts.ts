import { randomUUID } from 'node:crypto'
import type {
  OwnAccountView,
  PaymentAccountsView,
} from '#services/main/artist-account/payment-accounts/contract.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import { signAccess } from '#tests/support/services/access-token.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import type { Person } from '../main-service.ts'
import { BANK, PASSWORD, servePayees } from '../payees/payees.ts'

export const ACCOUNTS = '/api/artist-account/payment-accounts/'

/** A whole first account of an artist. */
export const FIRST = {
  ...BANK,
  type: 'BANK_ACCOUNT',
  password: PASSWORD,
  firstName: 'Ada',
  lastName: 'Ink',
  payeeEmail: 'ada@example.com',
}

const DAY_MS = 86_400_000

export type OwnAccounts = Awaited<ReturnType<typeof serveOwnAccounts>>

/** The main service with artists who keep their own accounts. */
export async function serveOwnAccounts(openStore: OpenStore, env: Record<string, string> = {}) {
  const payees = await servePayees(openStore, env)
  const send = (
    person: Person,
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    key: string = randomUUID(),
  ) => payees.send(method, `${ACCOUNTS}${path}`, body, { as: person.access, key })
  const read = async ({ access }: Person) => (await payees.get(ACCOUNTS, access)).body as PaymentAccountsView

  return {
    ...payees,
    post: send,
    read,
    /** Somebody who is an artist, of whom nothing else is known. */
    async artist(): Promise<Person & { artist: number }> {
      const [person, artist] = [await payees.signIn(), payees.newArtist()]
      payees.content.accounts.set(person.uuid, artist)
      return { ...person, artist }
    },
    async add(person: Person, told: object = {}): Promise<OwnAccountView> {
      const { status, body } = await send(person, 'POST', '', { ...FIRST, ...told })
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
      return body as OwnAccountView
    },
    /** Lets days go by, and signs in anew whoever was. */
    async wait(days: number, ...people: Person[]): Promise<void> {
      payees.clock.advance(days * DAY_MS)
      for (const person of [payees.staff, ...people]) {
        const claims = { user_id: person.uuid, email: person.email, is_staff: person === payees.staff }
        person.access = await signAccess(claims, { secret: JWT_SECRET, at: payees.clock() })
      }
    },
    /** As a bank finds out. */
    async refuse({ artist }: { artist: number }, token: string): Promise<void> {
      const [row] = await payees.database.query<{ usr: string }>(
        'select token as usr from main.artist_identity where artist = $1',
        [artist],
      )
      const path = `/api/artist-identity/${row?.usr}/bank-accounts/${token}/`
      const { status } = await payees.move(path, 'INVALID', 'A note of staff.')
      if (status !== 201) throw new Error(`The account was answered ${status}.`)
    },
    async mailsTo({ email }: Person) {
      const { messages } = (await payees.call('GET', '/outbox/')).body as Outbox
      return messages.filter(({ to }) => to === email)
    },
  }
}
