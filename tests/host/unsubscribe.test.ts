import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import type { Email } from 'postal-mime'
import { beforeAll, expect, test } from 'vitest'
import { createWeb } from '#host/web/server.ts'
import type { FollowingList } from '#services/content/following/contract.ts'
import { createTelling } from '#services/content/following/telling.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { createAddressFinder } from '#services/shared/http/address-of.ts'
import { addMailer } from '#services/shared/mail/mailer.ts'
import { type ContentService, createRecord, serveContent } from '#tests/services/content/catalogue.ts'
import { createPage } from '#tests/services/content/following/pages.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { serve } from '#tests/support/services/http.ts'
import { type MailServer, openMailServer } from '#tests/support/services/mail-server.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'

const SHOP = 'https://shop.example'
const WEEK = 7 * 86_400_000

let content: ContentService
let web: FastifyInstance
let mails: MailServer
let tell: () => Promise<void>
let artist: number
let count = 0

beforeAll(async () => {
  mails = await openMailServer()
  // The account service, as far as it is asked here.
  const auth = fastify()
  auth.get<{ Params: { uuid: string } }>('/auth/users/:uuid/address/', async ({ params }) => ({
    email: `${params.uuid}@example.test`,
  }))
  await serve(auth)
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  content = await serveContent(async () => database)
  const settings = createSettings({
    AUTH_URL: auth.listeningOrigin,
    CONTENT_URL: content.origin,
    PUBLIC_URL: SHOP,
    SMTP_URL: mails.url,
  })
  web = await createWeb({ settings, render: () => 'a page' })
  afterFile(() => web.close())
  const post = fastify()
  afterFile(() => post.close())
  const { clock } = content
  const mailer = addMailer(post, { database, schema: 'content', settings, clock })
  const addressOf = createAddressFinder({ url: settings.auth.url, serviceKey: settings.serviceKey })
  const step = createTelling({ database, clock, addressOf, mailer, shop: settings })
  tell = async () => {
    while (await step());
  }
  artist = (await createPage(database, 'Ada Vale')).id
})

const as = (fan: string) => content.signIn({ user_id: fan })

/** Somebody who follows Ada, on the day on which their mail is due and there is something new. */
async function createFan(): Promise<string> {
  const fan = randomUUID()
  const body = { following: true }
  await content.call('PUT', `/content/artists/${artist}/following/`, { as: await as(fan), body })
  await showNew()
  return fan
}

async function showNew(): Promise<void> {
  count += 1
  content.clock.advance(1000)
  await content.hold(createRecord({ id: `work-${count}`, title: `Work ${count}`, artist: 'Ada Vale' }))
  content.clock.advance(WEEK)
}

const wantsMail = async (fan: string) =>
  ((await content.call('GET', '/content/following/', { as: await as(fan) })).body as FollowingList).wants_mail

const headerOf = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name.toLowerCase())?.value

const linkIn = (mail: Email | undefined) => {
  const path = headerOf(mail, 'List-Unsubscribe')?.match(
    /^<https:\/\/shop\.example(\/unsubscribe\/[\w-]{32})>$/,
  )?.[1]
  if (path === undefined) throw new Error(`no link in ${headerOf(mail, 'List-Unsubscribe')}`)
  return path
}

/** As a mail provider does: from another site, without a cookie. */
const oneClick = (
  url: string,
  payload = 'List-Unsubscribe=One-Click',
  type = 'application/x-www-form-urlencoded',
) =>
  web.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
  })

test('a scanner that opens every link changes nothing; a POST of its provider ends the mail at once', async () => {
  const fan = await createFan()
  await tell()
  const [mail] = await mails.mailsTo(`${fan}@example.test`)
  expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const link = linkIn(mail)
  const links = mail?.text?.match(/https:\/\/shop\.example\/\S+/g) ?? []
  expect(links).toEqual([`${SHOP}/images/work-${count}`, `${SHOP}/accounts/following`, `${SHOP}${link}`])
  for (const each of links)
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const { statusCode } = await web.inject({ method, url: each.slice(SHOP.length) })
      expect(`${method} ${each} ${statusCode}`).toBe(`${method} ${each} 200`)
    }
  const asked = await web.inject(link)
  expect(asked.body).toContain('Stop mail about new work?')
  expect(asked.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  expect(await wantsMail(fan)).toBe(true)

  for (const _ of [1, 2]) expect((await oneClick(link)).statusCode).toBe(200)
  expect(await wantsMail(fan)).toBe(false)
  expect((await web.inject(link)).body).toContain('You get no more mail about new work')
  await showNew()
  await tell()
  await setImmediate()
  expect(await content.database.query('select 1 from content.mail')).toEqual([])
  expect(await mails.mailsTo(`${fan}@example.test`)).toHaveLength(1)
})

test('the link ends its own reader’s mail alone, whatever is sent with it', async () => {
  const [fan, other, third] = [await createFan(), await createFan(), await createFan()]
  await tell()
  const linkOf = async (who: string) => linkIn((await mails.mailsTo(`${who}@example.test`))[0])
  const boundary = '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--'
  expect((await oneClick(await linkOf(fan), boundary, 'multipart/form-data; boundary=b')).statusCode).toBe(
    200,
  )
  expect([await wantsMail(fan), await wantsMail(other)]).toEqual([false, true])
  expect((await web.inject({ method: 'POST', url: await linkOf(third) })).statusCode).toBe(200)
  expect(await wantsMail(third)).toBe(false)
  expect((await oneClick(await linkOf(other), 'x'.repeat(20_000))).statusCode).toBe(413)
  expect(await wantsMail(other)).toBe(true)
  // Every mail has a link of its own, and the older ones work too.
  await showNew()
  await tell()
  const [older, newer] = (await mails.mailsTo(`${other}@example.test`, 2)).map(linkIn)
  expect(newer).not.toBe(older)
  expect((await oneClick(`${older}`)).statusCode).toBe(200)
  expect(await wantsMail(other)).toBe(false)
})

test('a link that is nobody’s, or a year old, is said so; what is kept of it does not give it away', async () => {
  const fan = await createFan()
  await tell()
  const link = linkIn((await mails.mailsTo(`${fan}@example.test`))[0])
  for (const wrong of [
    '/unsubscribe/nothing',
    `${link}x`,
    '/unsubscribe/..%2f..%2fauth%2fstaff',
    '/unsubscribe/%00',
  ]) {
    expect((await web.inject(wrong)).statusCode).toBe(404)
    expect((await oneClick(wrong)).statusCode).toBe(404)
  }
  const kept = await content.database.query('select l::text as row from content.unsubscribe_links l')
  expect(JSON.stringify(kept)).not.toContain(link.slice(-32))
  content.clock.advance(53 * WEEK)
  expect((await web.inject(link)).body).toContain('This link does not work')
  expect((await oneClick(link)).statusCode).toBe(404)
})

test('mail that the server did not take yet is not sent after it was ended', async () => {
  const fan = await createFan()
  await tell()
  const link = linkIn((await mails.mailsTo(`${fan}@example.test`))[0])
  mails.refuse(true)
  await showNew()
  await tell()
  const waiting = () =>
    content.database.query('select tries from content.mail where recipient = $1 and due_at > $2', [
      `${fan}@example.test`,
      content.clock(),
    ])
  await expect.poll(waiting).toEqual([{ tries: 1 }])
  await oneClick(link)
  expect(await waiting()).toEqual([])
  mails.refuse(false)
})
