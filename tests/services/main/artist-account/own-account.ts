import { randomUUID } from 'node:crypto'
import type { Reply } from '#tests/support/services/http.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { serveMain } from '../main-service.ts'

export type OwnAccount = Awaited<ReturnType<typeof serveOwnAccount>>

/** The main service with artists who look after their own side of money. */
export async function serveOwnAccount(openStore: OpenStore) {
  const main = await serveMain(openStore)
  let last = 300

  return {
    ...main,

    /** Somebody who is signed in, and an artist of their own. */
    async artist() {
      const person = await main.signIn()
      const id = ++last
      main.content.accounts.set(person.uuid, id)
      return { ...person, id }
    },

    get: (path: string, as?: string) => main.call('GET', `/api/artist-account/${path}`, { as }),
    post: (path: string, body: object, as?: string, key: string = randomUUID()): Promise<Reply> =>
      main.call('POST', `/api/artist-account/${path}`, { body, as, headers: { 'idempotency-key': key } }),

    /** Follows a link to a file, as a browser does. */
    read: (path: string) => fetch(`${main.origin}${path}`, { headers: SERVICE_KEY }),

    mails: () =>
      main.database.query<{ recipient: string; subject: string; text: string }>(
        'select * from main.mail order by id',
      ),
  }
}
