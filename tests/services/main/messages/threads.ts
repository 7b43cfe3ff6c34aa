import { randomUUID } from 'node:crypto'
import type {
  ArtistMessagePage,
  ArtistMessageView,
  ThreadView,
} from '#services/main/messages/threads/contract.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { serveAccounts } from '../accounts-stand-in.ts'
import { type Person, serveMain } from '../main-service.ts'

export const THREADS = '/api/artist-threads/'

export type Threads = Awaited<ReturnType<typeof serveThreads>>

/** The main service with artists and staff who write to each other. */
export async function serveThreads(openStore: OpenStore) {
  const auth = await serveAccounts()
  const main = await serveMain(openStore, {
    BRAND: 'Umbra',
    MAIL_FROM: 'Umbra <desk@umbra.test>',
    AUTH_URL: auth.url,
  })
  const pathOf = ({ uuid }: Person, part = '') => `${THREADS}${uuid}/${part}`
  const write = (
    thread: Person,
    as: Person,
    { text = 'Where is my W-8?' as unknown, key = randomUUID() as string, pictures = [] as string[] } = {},
  ) =>
    main.call('POST', pathOf(thread, 'messages/'), {
      body: { text, ...(pictures.length > 0 && { pictures }) },
      as: as.access,
      headers: { 'idempotency-key': key },
    })
  const mailsTo = async (email: string) => {
    const { body } = await main.call('GET', '/outbox/')
    return (body as Outbox).messages.filter(({ to }) => to === email)
  }
  return {
    main,
    auth,
    pathOf,
    write,
    mailsTo,
    /** Forgets all threads, and answers two artists, a member of staff and a customer, who are new. */
    async begin() {
      await main.database.query('delete from main.artist_message')
      await main.database.query('delete from main.artist_thread')
      const [iris, noor, customer] = [await main.signIn(), await main.signIn(), await main.signIn()]
      main.content.accounts.set(iris.uuid, 7)
      main.content.accounts.set(noor.uuid, 8)
      return { iris, noor, customer, staff: await main.signIn({ isStaff: true }) }
    },
    async wrote(thread: Person, as: Person, text?: string) {
      const { status, body } = await write(thread, as, { text })
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
      main.clock.advance(1_000)
      return body as ArtistMessageView
    },
    view: async (thread: Person, as = thread) =>
      (await main.call('GET', pathOf(thread), { as: as.access })).body as ThreadView,
    list: async (thread: Person, as = thread, query = '') =>
      (await main.call('GET', pathOf(thread, `messages/${query}`), { as: as.access }))
        .body as ArtistMessagePage,
    markRead: (thread: Person, as: Person, up_to: unknown) =>
      main.call('POST', pathOf(thread, 'read/'), { body: { up_to }, as: as.access }),
    mailsToStaff: async ({ uuid }: Person) =>
      (await mailsTo('desk@umbra.test')).filter(({ text }) => text.includes(uuid)),
  }
}
