import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { AccountView } from '#services/main/payees/accounts/contract.ts'
import type { IdentityView } from '#services/main/payees/identities/contract.ts'
import { createTaxFormCommands, type NewForm } from '#services/main/payees/tax-forms/commands.ts'
import { openKeyring } from '#services/main/vault/open-vault.ts'
import { createVault } from '#services/main/vault/vault.ts'
import { parseTaxKeys } from '#services/shared/tax-keys.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import type { Reply } from '#tests/support/services/http.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { serveMain } from '../main-service.ts'
import { taxKeys, writeKeys } from '../vault/tax-keys.ts'

export const PASSWORD = 'the password of staff'
const KEYS = writeKeys(taxKeys('k1'))

/** Valid numbers that belong to nobody. */
export const BANK = {
  transferMethodCountry: 'US',
  bankAccountPurpose: 'CHECKING',
  branchId: '021000021',
  bankAccountId: '000123456789',
  bankAccountIdAgain: '000123456789',
}

export const W9: NewForm = {
  type: 'W-9',
  revision: '3-2024',
  name: 'Ada Ink',
  businessName: '',
  classification: 'individual',
  country: 'US',
  treatyRateBp: null,
  tin: { type: 'ssn', number: '123456789' },
  filedOn: '2026-11-20',
  signedOn: '2026-11-20',
}

export type Payees = Awaited<ReturnType<typeof servePayees>>

/** Answers POST /auth/users/confirm_password/ as the auth service does, for {@link PASSWORD} alone. */
export async function serveAuth(): Promise<string> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/auth/users/confirm_password/') return response.writeHead(200).end('{}')
    const { password } = (await json(request)) as { password: string }
    return password === PASSWORD
      ? response.writeHead(204).end()
      : response.writeHead(400, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The main service with a member of staff, and artists 1 to 999 in its catalogue. */
export async function servePayees(openStore: OpenStore, env: Record<string, string> = {}) {
  const main = await serveMain(openStore, { AUTH_URL: await serveAuth(), TAX_KEYS: KEYS, ...env })
  const staff = await main.signIn({ isStaff: true })
  for (let id = 1; id < 1_000; id++) main.content.artists.set(id, `Artist ${id}`)
  let last = 0
  const keyring = await openKeyring(main.database, {
    taxKeys: parseTaxKeys(KEYS),
    databaseUrl: undefined,
    dataDir: '',
  })
  const vault = createVault(keyring)
  const forms = createTaxFormCommands({ clock: main.clock, vault, today: () => '2026-11-20' })

  const send = (
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    { as = staff.access, key = randomUUID() }: { as?: string; key?: string } = {},
  ): Promise<Reply> => main.call(method, path, { body, as, headers: { 'idempotency-key': key } })
  const get = (path: string, as = staff.access) => main.call('GET', path, { as })
  const made = async <T>(replying: Promise<Reply>): Promise<T> => {
    const reply = await replying
    if (reply.status >= 300) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body as T
  }

  return {
    ...main,
    staff,
    vault,
    forms,
    send,
    get,
    newArtist: () => ++last,
    /** A new identity, of a new artist where none is named. */
    identity: (told: object = {}) =>
      made<IdentityView>(
        send('POST', '/api/artist-identity/', {
          artist: ++last,
          firstName: 'Ada',
          lastName: 'Ink',
          email: `${randomUUID()}@example.com`,
          ...told,
        }),
      ),
    /** A bank account of an identity; `told` changes what is sent. */
    bankAccount: (usr: string, told: object = {}) =>
      made<AccountView>(send('POST', `/api/artist-identity/${usr}/bank-accounts/`, { ...BANK, ...told })),
    move: (path: string, transition: string, notes = '') =>
      send('POST', `${path}status-transitions/`, { transition, notes }),
    /** Files a form in the place of the one that counts. */
    file: (artist: number, form: Partial<NewForm> = {}) =>
      main.database.transaction(async (tx) => {
        const [current] = await tx.query<{ token: string }>(
          'select token from main.tax_form where artist = $1 and superseded_on is null',
          [artist],
        )
        const replaces = current?.token ?? null
        return forms.file(tx, artist, { ...W9, ...form }, { actor: 'system', replaces })
      }),
  }
}
