import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmailPreview } from '#services/content/artist-profiles/email/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, serveContent } from '../catalogue.ts'

const PATH = '/api/artist-profile/email/'
const ANA = randomUUID()
const WORDS = { subject: 'Summer sale', text: 'Your prints are\n20% off in July.' }

onEachStore((openStore) => {
  let content: ContentService
  let staff: string
  let ids: number[] = []

  beforeAll(async () => {
    content = await serveContent(openStore, { BRAND: 'Umbra', PHONE: '555 0100' })
    staff = await signIn()
  })

  const signIn = () => content.signIn({ is_staff: true, user_id: ANA })

  const add = async (people: readonly [name: string, email: string][], stage = 'approved') => {
    const rows = await content.database.query<{ id: number }>(
      `insert into content.artist_profiles
         (user_uuid, full_name, application_stage, email, created_at, updated_at)
       select gen_random_uuid()::text, name, $2, email, '2026-01-01', '2026-01-01'
       from json_to_recordset($1::json) as r(name text, email text) returning id`,
      [JSON.stringify(people.map(([name, email]) => ({ name, email }))), stage],
    )
    return rows.map(({ id }) => id)
  }
  beforeEach(async () => {
    await content.database.script('delete from content.artist_profiles; delete from content.mail')
    ids = await add([
      ['Zoë Abel', 'zoe@example.test'],
      ['Ada Vale', 'ada@example.test'],
      ['Ben Low', ''],
    ])
  })

  const preview = (body: object = {}, as = staff) =>
    content.call('POST', `${PATH}preview/`, { as, body: { audience: { ids }, ...WORDS, ...body } })
  const read = async (body: object = {}) => (await preview(body)).body as EmailPreview
  const send = (body: object, key: string = randomUUID(), as = staff) =>
    content.call('POST', PATH, {
      as,
      body: { audience: { ids }, ...WORDS, ...body },
      headers: { 'idempotency-key': key },
    })
  const mails = () =>
    content.database.query<{ to: string; subject: string; text: string }>(
      'select recipient as "to", subject, text from content.mail order by id',
    )

  describe('a preview', () => {
    test('says who gets what, by name, and who has no address', async () => {
      expect(await read()).toEqual({
        digest: expect.any(String),
        recipients: [
          { id: ids[1], full_name: 'Ada Vale', email: 'ada@example.test', greeting: 'Hi Ada Vale,' },
          { id: ids[0], full_name: 'Zoë Abel', email: 'zoe@example.test', greeting: 'Hi Zoë Abel,' },
        ],
        left_out: [{ id: ids[2], full_name: 'Ben Low', email: '' }],
        subject: 'Summer sale',
        body: 'Your prints are\n20% off in July.\n\nQuestions? Reply to this email or call 555 0100.\n\nUmbra\n2 Lantern Wharf, Portland, ME 04101',
      })
      expect(await mails()).toEqual([])
    })

    test('of a list has all that it shows', async () => {
      await add([['Ida Dell', 'ida@example.test']], 'sample')
      const names = async (audience: object) =>
        (await read({ audience })).recipients.map(({ full_name }) => full_name)
      expect(await names({})).toEqual(['Ada Vale', 'Ida Dell', 'Zoë Abel'])
      expect(await names({ search: 'zoë' })).toEqual(['Zoë Abel'])
      expect(await names({ filters: { application_stage: 'sample' } })).toEqual(['Ida Dell'])
      expect(await preview({ audience: { filters: { application_stage: 'gone' } } })).toMatchObject({
        status: 400,
        body: { application_stage: ['"gone" is not a valid choice.'] },
      })
    })

    test('has up to 1,000 artists', async () => {
      await add(Array.from({ length: 997 }, (_, at) => [`Ann ${at}`, `ann.${at}@example.test`]))
      const { recipients, left_out } = await read({ audience: {} })
      expect([recipients.length, left_out.length]).toEqual([999, 1])
    })
  })

  describe('an email', () => {
    test('goes to each artist of the preview, by their own name', async () => {
      const { digest, body } = await read()
      expect(await send({ digest })).toMatchObject({ status: 200, body: { count: 2 } })
      expect(await mails()).toEqual([
        { to: 'ada@example.test', subject: 'Summer sale', text: `Hi Ada Vale,\n\n${body}` },
        { to: 'zoe@example.test', subject: 'Summer sale', text: `Hi Zoë Abel,\n\n${body}` },
      ])
    })

    test('goes out once under one key, sent twice at once or again another day', async () => {
      const { digest } = await read()
      const key = randomUUID()
      const answers = await Promise.all([send({ digest }, key), send({ digest }, key)])
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [200, { count: 2 }],
        [200, { count: 2 }],
      ])
      content.clock.advance(3 * 86_400_000)
      staff = await signIn()
      await add([['Ida Dell', 'ida@example.test']])
      expect(await send({ digest }, key)).toMatchObject({ status: 200, body: { count: 2 } })
      expect(await mails()).toHaveLength(2)
    })

    test('is not another one under the same key', async () => {
      const { digest } = await read()
      const key = randomUUID()
      await send({ digest }, key)
      expect(await send({ digest, text: 'Sorry, in August.' }, key)).toMatchObject({
        status: 409,
        body: { code: 'idempotency_key_reused' },
      })
      expect(await mails()).toHaveLength(2)
    })

    test('goes to nobody but those whom the preview told', async () => {
      const { digest } = await read()
      await content.database.query(
        `update content.artist_profiles set email = 'zoe@new.test' where id = $1`,
        [ids[0]],
      )
      const key = randomUUID()
      expect(await send({ digest }, key)).toMatchObject({ status: 409, body: { code: 'recipients_changed' } })
      expect(await mails()).toEqual([])
      const { digest: now } = await read()
      expect((await send({ digest: now }, key)).status).toBe(200)
      expect((await mails()).map(({ to }) => to)).toEqual(['ada@example.test', 'zoe@new.test'])
    })

    test('needs somebody to go to, and a key', async () => {
      const nobody = { audience: { ids: [ids[2]] } }
      const { digest } = await read(nobody)
      expect(await send({ ...nobody, digest })).toMatchObject({
        status: 400,
        body: { audience: ['None of these artists has an email address.'] },
      })
      const body = { audience: { ids }, ...WORDS, digest }
      expect(await content.call('POST', PATH, { as: staff, body })).toMatchObject({ status: 400 })
    })
  })

  test.each([
    [{ subject: ' ' }, { subject: ['This field may not be blank.'] }],
    [{ subject: 'One\nBcc: all' }, { subject: ['Write the subject in one line.'] }],
    [{ subject: '🖼'.repeat(201) }, { subject: ['Ensure this field has no more than 200 characters.'] }],
    [{ text: '' }, { text: ['This field may not be blank.'] }],
    [{ text: 'x'.repeat(5_001) }, { text: ['Ensure this field has no more than 5000 characters.'] }],
  ])('what is wrong is said at its field (case %#)', async (body, errors) => {
    expect(await preview(body)).toMatchObject({ status: 400, body: errors })
  })

  test('more than 1,000 are refused, chosen one by one or of a list', async () => {
    const said = [expect.stringMatching(/at most 1,000 artists at once. Narrow the list/)]
    const many = Array.from({ length: 1_001 }, (_, at) => at + 1)
    expect((await preview({ audience: { ids: many } })).body).toEqual({ audience: said })
    await add(Array.from({ length: 1_000 }, (_, at) => [`Ann ${at}`, `ann.${at}@example.test`]))
    expect((await preview({ audience: {} })).body).toEqual({ audience: said })
  })

  test('only staff write to artists', async () => {
    const visitor = await content.signIn()
    expect((await preview({}, visitor)).status).toBe(403)
    expect((await send({ digest: 'x' }, randomUUID(), visitor)).status).toBe(403)
    expect((await content.call('POST', PATH, { body: {} })).status).toBe(401)
  })
})
