import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OwnAgreementView } from '#services/main/artist-account/agreement/contract.ts'
import type { PaymentAccountsView } from '#services/main/artist-account/payment-accounts/contract.ts'
import type { OwnTaxFormsView } from '#services/main/artist-account/tax-forms/contract.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { signAccess } from '#tests/support/services/access-token.ts'
import { type Death, prepareMortal } from '#tests/support/services/mortal-service.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { serveContent } from '../content-stand-in.ts'
import { serveAuth } from '../payees/payees.ts'
import { signed, W9 } from './filled-forms.ts'
import { FIRST } from './own-accounts.ts'

const ROOM = '/api/artist-account/'

/** A store, and processes of the main service on it that are killed, one after the other. */
async function prepare() {
  const [content, folder, uuid] = [await serveContent(), await createStoreFolder('migrated'), randomUUID()]
  content.accounts.set(uuid, 7)
  const claims = { user_id: uuid, email: 'ada@example.com', is_staff: false }
  const as = await signAccess(claims, { secret: JWT_SECRET, at: new Date() })
  const env = {
    ...{ DATA_DIR: folder, CONTENT_URL: content.url, AUTH_URL: await serveAuth(), JWT_SECRET },
    ...{ SEED: 'none', LOG_LEVEL: 'silent' },
  }
  const startMain = prepareMortal('main', env)
  return {
    folder,
    async start(death: Death | 'never') {
      const { call, ended, kill } = await startMain(death)
      return {
        read: async <T>(path: string) => (await call('GET', `${ROOM}${path}`, { as })).body as T,
        post: (path: string, body: object, key: string) =>
          call('POST', `${ROOM}${path}`, { as, body, headers: { 'idempotency-key': key } }),
        ended,
        kill,
      }
    },
  }
}

type Started = Awaited<ReturnType<Awaited<ReturnType<typeof prepare>>['start']>>

// Issue 16, line 34
test('the agreement, a tax form and a payment account are there once, wherever main is killed meanwhile', async () => {
  const { start, folder } = await prepare()
  let main = await start('1')

  /** Sends the same under one key until it is answered, while main is killed each time. */
  const send = async (path: string, bodyOf: (main: Started) => Promise<object>, next: readonly Death[]) => {
    const [key, body] = [randomUUID(), await bodyOf(main)]
    for (const death of next) {
      await expect(main.post(path, body, key)).rejects.toThrow()
      expect(await main.ended).toBeNull()
      main = await start(death)
    }
    return main.post(path, body, key)
  }

  const agree = async ({ read }: Started) => {
    const { offered } = await read<OwnAgreementView>('agreement/')
    return { text_hash: offered?.text_hash, rate: offered?.rate, name: 'Ada Ink', agreed: true }
  }
  const sign = async ({ read }: Started) => signed(W9, await read<OwnTaxFormsView>('tax-form/'))
  // Each is killed at its first event, then committed and not answered; the last process finds it done.
  expect((await send('agreement/', agree, ['commit', '1'])).status).toBe(201)
  expect((await send('tax-form/', sign, ['commit', '1'])).status).toBe(201)
  const added = await send('payment-accounts/', async () => FIRST, ['2', 'commit', '1'])
  expect(added).toMatchObject({ status: 201, body: { account: 'Checking •••• 6789', default: true } })

  expect((await main.read<OwnAgreementView>('agreement/')).accepted).toHaveLength(1)
  expect(await main.read('tax-form/')).toMatchObject({ current: { tin: '•••-••-4812' }, earlier: [] })
  expect(await main.read<PaymentAccountsView>('payment-accounts/')).toMatchObject({
    payee: { name: 'Ada Ink' },
    accounts: [{ default: true }],
    former: [],
  })
  await main.kill()
  const database = await openEmbedded(folder)
  const kinds = await database.query('select kind from main.vault order by kind')
  const mails = await database.query('select recipient, subject from main.mail')
  await database.close()
  // No attempt that was lost has left a number, or a mail.
  expect(kinds).toEqual([{ kind: 'account' }, { kind: 'tax' }])
  expect(mails).toEqual([
    { recipient: 'ada@example.com', subject: 'A payment account was added at Aquatint' },
  ])
}, 180_000)
