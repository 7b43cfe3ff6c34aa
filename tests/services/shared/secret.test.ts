import { expect, test } from 'vitest'
import { agreeOnSecret, changeSecret } from '#services/shared/agreement/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const FIRST = 'the-first-secret-of-a-shop-in-a-test'
const SECOND = 'another-secret-of-a-shop-in-a-test-x'

onEachStore((openStore) => {
  test('the first of several processes decides which secret is the shop’s', async () => {
    const database = await openStore('empty')
    await agreeOnSecret(database, FIRST)
    await agreeOnSecret(database, FIRST)
    const refused = await agreeOnSecret(database, SECOND).catch((error: Error) => error)
    expect(refused).toMatchObject({
      name: 'SettingsError',
      message: expect.stringContaining('the shop on this database has another JWT_SECRET'),
    })
    await agreeOnSecret(database, FIRST)
    expect(JSON.stringify(await database.query('select * from shop.secret'))).not.toContain(FIRST)
  })

  test('of two processes that begin at once with different secrets, one begins', async () => {
    const database = await openStore('empty')
    const outcomes = await Promise.allSettled(
      [FIRST, SECOND].map((secret) => agreeOnSecret(database, secret)),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('the secret is changed on purpose, and the old one is refused from then on', async () => {
    const database = await openStore('empty')
    await agreeOnSecret(database, FIRST)
    await changeSecret(database, SECOND)
    await agreeOnSecret(database, SECOND)
    await expect(agreeOnSecret(database, FIRST)).rejects.toThrow('another JWT_SECRET')
  })
})
