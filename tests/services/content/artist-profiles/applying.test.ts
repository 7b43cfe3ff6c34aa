import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SampleView } from '#services/content/artist-profiles/applying/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { picture } from '../uploads/uploads.ts'
import { type Applying, MINE, serveApplying } from './applying.ts'

onEachStore((openStore) => {
  let shop: Applying
  let pictures: Buffer[]

  beforeAll(async () => {
    shop = await serveApplying(openStore)
    pictures = await Promise.all([1, 2, 3].map((seed) => picture(seed, { width: 900, height: 700 })))
  })

  describe('what is typed', () => {
    test('is kept from the first text on, and makes a profile of stage started', async () => {
      const one = await shop.join('iris@example.test')
      expect(await one.read()).toMatchObject({ stage: null, version: 0, values: { bio: '' } })
      const saved = await one.save(0, { full_name: 'Ir', location: '', bio: '' })
      expect(saved).toMatchObject({ status: 200, body: { stage: 'started', version: 1 } })
      expect(await one.read()).toMatchObject({ version: 1, values: { full_name: 'Ir', links: MINE.links } })
    })

    test('is no part of the history of the profile until it is given', async () => {
      const one = await shop.join()
      await one.save(0, { bio: 'I' })
      await one.save(1, { bio: 'I print' })
      expect(await shop.historyOf(one.uuid)).toHaveLength(1)
      expect((await one.give(2)).body).toMatchObject({ stage: 'info', version: 3 })
      expect(await shop.historyOf(one.uuid)).toHaveLength(2)
    })

    test('is not written over by a page that has not read it: both texts are told', async () => {
      const one = await shop.join()
      await one.save(0)
      await one.save(1, { bio: 'Typed in the second tab.' })
      expect(await one.save(1, { bio: 'Typed in the first tab.' })).toMatchObject({
        status: 409,
        body: {
          code: 'application_edited',
          version: 2,
          theirs: { ...MINE, bio: 'Typed in the second tab.' },
        },
      })
      expect((await one.save(2, { bio: 'Both.' })).body).toMatchObject({ version: 3 })
    })

    test('is saved once, though the answer was lost', async () => {
      const one = await shop.join()
      await one.save(0)
      expect(await one.save(0)).toMatchObject({ status: 200, body: { version: 1 } })
    })

    test('of two tabs that begin at once makes one profile', async () => {
      const one = await shop.join()
      const answers = await Promise.all([one.save(0, { bio: 'One.' }), one.save(0, { bio: 'Other.' })])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    })

    test('is nobody else’s', async () => {
      const [one, other] = [await shop.join(), await shop.join()]
      await one.save(0)
      expect(await other.read()).toMatchObject({ stage: null, values: { full_name: '' } })
    })
  })

  test.each([
    ['full_name', '', 'This field may not be blank.'],
    ['full_name', 'é'.repeat(101), 'Ensure this field has no more than 100 characters.'],
    ['full_name', 'Cheap prints at prints.example', 'Enter a name without a web address.'],
    ['location', '  ', 'This field may not be blank.'],
    ['bio', 'x'.repeat(39), 'Ensure this field has at least 40 characters.'],
    ['bio', '🖼'.repeat(2_001), 'Ensure this field has no more than 2000 characters.'],
    ['website', 'http://iris.example.com', 'Enter a web address that begins with https://.'],
    ['website', 'https://me:secret@iris.example.com', 'Enter a web address that begins with https://.'],
    ['website', 'https://localhost', 'Enter a web address that begins with https://.'],
    ['website', 'javascript:alert(1)', 'Enter a web address that begins with https://.'],
    ['bio', `${'x'.repeat(50)}\0`, 'Null characters are not allowed.'],
  ])('details are not taken with a wrong %s (case %#)', async (field, value, said) => {
    const one = await shop.join()
    expect(await one.give(0, { [field]: value })).toMatchObject({ status: 400, body: { [field]: [said] } })
    expect(await one.read()).toMatchObject({ stage: null })
  })

  test('a wrong link is told by its place', async () => {
    const one = await shop.join()
    expect(await one.give(0, { links: ['', 'ftp://x.example.com'] })).toMatchObject({
      status: 400,
      body: { 'links.1': ['Enter a web address that begins with https://.'] },
    })
    expect(await one.save(0, { links: ['', '', '', ''] })).toMatchObject({ status: 400 })
  })

  describe('the sample', () => {
    test('is 3 to 10 pictures', async () => {
      const one = await shop.join()
      const { body } = await one.give(0)
      expect(await one.submit(body.version)).toMatchObject({
        status: 400,
        body: { sample: ['Add at least 3 pictures.'] },
      })
      for (let seed = 1; seed <= 11; seed += 1)
        await one.send(await picture(seed, { width: 400, height: 300 }), `${seed}.jpg`)
      expect(await one.submit(body.version)).toMatchObject({
        status: 400,
        body: { sample: ['Show us 10 pictures at most, and remove the others.'] },
      })
    })

    test('is seen by its owner and staff alone, and cannot be discarded while staff look at it', async () => {
      const [one, other] = [await shop.join(), await shop.join()]
      await one.apply(pictures)
      const { id } = await shop.profileOf(one.uuid)
      const ask = (as?: string) =>
        shop.content.call('GET', `/api/artist-profile/${id}/sample/`, as === undefined ? {} : { as })
      for (const as of [one.as, shop.ana]) {
        const { status, body } = await ask(as)
        expect(status).toBe(200)
        const { results } = body as SampleView
        expect(results.map(({ name, width, height }) => [name, width, height])).toEqual(
          ['picture-0.jpg', 'picture-1.jpg', 'picture-2.jpg'].map((name) => [name, 900, 700]),
        )
        const shown = results.map(({ preview }) => preview.replace(/^data:image\/jpeg;base64,/, ''))
        const sizes = await Promise.all(shown.map((text) => sharp(Buffer.from(text, 'base64')).metadata()))
        expect(sizes.map(({ width, height }) => [width, height])).toEqual(Array(3).fill([640, 498]))
      }
      expect((await ask(other.as)).status).toBe(404)
      expect((await ask()).status).toBe(401)
      const { results } = (await ask(one.as)).body as { results: { id: string }[] }
      expect(
        await shop.content.call('DELETE', `/api/upload/files/${results[0]?.id}/`, { as: one.as }),
      ).toMatchObject({ status: 409, body: { code: 'application_closed' } })
    })

    test('cannot be sold before the application is approved', async () => {
      const one = await shop.join()
      await one.give(0)
      const { id } = await one.send(pictures[0] ?? Buffer.alloc(0), 'harbour.jpg')
      expect(await shop.create({ file: id }, one.as)).toMatchObject({ status: 403 })
    })
  })

  describe('submitting', () => {
    test('takes the application once, and mails the applicant and the shop once', async () => {
      const one = await shop.join()
      const { body } = await one.give(0, { full_name: 'Once Only' })
      for (const [at, each] of pictures.entries()) await one.send(each, `${at}.jpg`)
      const key = randomUUID()
      const answers = await Promise.all([one.submit(body.version, key), one.submit(body.version, key)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers[0]?.body).toMatchObject({ stage: 'submitted', sample: ['0.jpg', '1.jpg', '2.jpg'] })
      expect(await one.submit(body.version)).toMatchObject({
        status: 409,
        body: { code: 'application_closed' },
      })
      expect(await shop.mailsTo(one.email)).toMatchObject([
        { subject: 'We have your application to Umbra', text: expect.stringContaining('3 pictures') },
      ])
      const told = (await shop.mailsTo('desk@umbra.test')).filter(({ subject }) =>
        subject.includes('Once Only'),
      )
      expect(told).toHaveLength(1)
    })

    test('is refused without a key, with nothing given, and of a version that is not the last', async () => {
      const one = await shop.join()
      expect((await one.ask('POST', 'submit/', { version: 0 })).status).toBe(400)
      expect(await one.submit(0)).toMatchObject({ status: 400, body: { full_name: [expect.anything()] } })
      await one.give(0)
      expect(await one.submit(0)).toMatchObject({ status: 409, body: { code: 'application_edited' } })
    })

    test('closes the application', async () => {
      const one = await shop.join()
      const { body } = await one.apply(pictures)
      expect(await one.save(body.version, { bio: 'More.' })).toMatchObject({
        status: 409,
        body: { code: 'application_closed' },
      })
      expect(await one.ask('POST', 'reapply/')).toMatchObject({ status: 409 })
    })
  })

  describe('what staff decide', () => {
    test('is told with its reason, and a new application begins with a copy of the old', async () => {
      const one = await shop.join()
      await one.apply(pictures, 'Vigdis Thorne')
      await shop.decide(one.uuid, { decision: 'decline', reason: 'We have many harbours.' })
      expect(await one.read()).toMatchObject({
        stage: 'declined',
        decline_reason: 'We have many harbours.',
        decided_at: shop.content.clock().toISOString(),
        earlier: [],
      })
      const [mail] = await shop.mailsTo(one.email)
      expect(mail?.text).toContain('http://localhost:3000/artist/apply')
      expect((await one.ask('POST', 'reapply/')).body).toMatchObject({
        stage: 'started',
        values: { full_name: 'Vigdis Thorne', bio: MINE.bio },
        decline_reason: null,
        earlier: [
          { decline_reason: 'We have many harbours.', full_name: 'Vigdis Thorne', sample: expect.any(Array) },
        ],
      })
      const { version } = await one.read()
      // The answer may have been lost.
      expect((await one.ask('POST', 'reapply/')).body).toMatchObject({ stage: 'started', version })
      const given = await one.give(version, { full_name: 'Vigdis Thorne', bio: `${MINE.bio} And woods.` })
      expect((await one.submit(given.body.version)).body).toMatchObject({ stage: 'submitted' })
      const decided = await shop.decide(one.uuid, { decision: 'approve' })
      expect(decided.status).toBe(200)
      const [welcome] = await shop.mailsTo(one.email)
      expect(welcome?.text).toContain('http://localhost:3000/artist/new')
      expect(await one.read()).toMatchObject({ stage: 'approved', earlier: [{ bio: MINE.bio }] })
    })

    test('of their own is decided by somebody else', async () => {
      const one = await shop.join('cleo@aquatint.test', true)
      await one.apply(pictures, 'Cleo Marsh')
      expect(await shop.decide(one.uuid, { decision: 'approve' }, one.as)).toMatchObject({ status: 403 })
      expect((await shop.decide(one.uuid, { decision: 'approve' })).status).toBe(200)
    })
  })
})
