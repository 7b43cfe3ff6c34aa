import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  type ClaimedPictures,
  type MessagePictureView,
  MOST_A_DAY,
  MOST_UNSENT,
  type ShownPicture,
} from '#services/content/artist-profiles/message-pictures/contract.ts'
import { createPictureForgetting } from '#services/content/artist-profiles/message-pictures/store.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { picture, serveUploads } from '../uploads/uploads.ts'

const PATH = '/api/message-pictures/'
const DAY_MS = 86_400_000

onEachStore((openStore) => {
  const open = async () => {
    const service = await serveUploads(openStore)
    const { content, artist, artistId } = service
    const send = async (bytes: Uint8Array, { as = artist, thread = artistId, type = 'image/jpeg' } = {}) => {
      const answer = await fetch(`${content.origin}${PATH}${thread}/`, {
        method: 'POST',
        headers: { ...SERVICE_KEY, authorization: `JWT ${as}`, 'content-type': type },
        body: new Uint8Array(bytes),
      })
      const body = (await answer.json()) as MessagePictureView & Record<string, unknown>
      return { status: answer.status, body, headers: answer.headers }
    }
    const claim = async (pictures: readonly string[], as = artist, thread = artistId) => {
      const body = { pictures }
      const answer = await content.call('POST', `${PATH}${thread}/claim/`, { as, body })
      return { status: answer.status, body: answer.body as ClaimedPictures }
    }
    const show = async (name: string, as?: string, size = 'whole') => {
      const answer = await content.call('GET', `${PATH}${name}/?size=${size}`, { as })
      return { status: answer.status, body: answer.body as ShownPicture }
    }
    const count = async () => (await content.database.query('select from content.message_pictures')).length
    return { ...service, send, claim, show, count }
  }

  test('a picture is drawn anew without what the file says, and is seen by both sides once a message has it', async () => {
    const { send, claim, show, artist, ana, ben, visitor, content } = await open()
    const sent = await sharp(await picture(1, { width: 2_000, height: 1_000 }))
      .withExif({ IFD0: { Copyright: 'my street' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await send(sent)
    expect([status, body]).toEqual([
      200,
      { name: expect.stringMatching(/^[0-9a-f]{64}$/), width: 1_600, height: 800 },
    ])
    // The same again, as after a lost answer, is the same picture.
    expect((await send(sent)).body).toEqual(body)
    for (const as of [ana, visitor]) expect((await show(body.name, as)).status).toBe(404)
    expect((await show(body.name)).status).toBe(401)
    const { preview } = (await show(body.name, artist)).body
    const [head, bytes = ''] = preview.split(',')
    expect(head).toBe('data:image/jpeg;base64')
    const { width, exif } = await sharp(Buffer.from(bytes, 'base64')).metadata()
    expect([width, exif]).toEqual([1_600, undefined])
    const thumb = (await show(body.name, artist, 'thumb')).body.preview.split(',')[1] ?? ''
    expect((await sharp(Buffer.from(thumb, 'base64')).metadata()).width).toBe(320)

    expect(await claim([body.name])).toEqual({ status: 200, body: { results: [body] } })
    expect((await claim([body.name])).status).toBe(200)
    for (const as of [artist, ana, ben]) expect((await show(body.name, as)).status).toBe(200)
    expect((await show(body.name, visitor)).status).toBe(404)
    expect((await show('nothing', artist)).status).toBe(404)
    expect((await show(body.name, artist, 'huge')).status).toBe(400)
    const answer = await content.call('GET', `${PATH}${body.name}/?size=thumb`, { as: artist })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('only the artist and staff send into a thread, and each claims what they have sent themselves', async () => {
    const { send, claim, ana, artist, artistId, visitor } = await open()
    const bytes = await picture(2, { width: 300, height: 200 })
    const [own, theirs] = [(await send(bytes)).body.name, (await send(bytes, { as: ana })).body.name]
    expect(own).not.toBe(theirs)
    expect((await send(bytes, { as: visitor })).status).toBe(404)
    // A thread of nobody who has a profile.
    const thread = randomUUID()
    expect((await send(bytes, { as: ana, thread })).status).toBe(404)
    expect((await send(bytes, { as: ana, thread: 'me' })).status).toBe(404)
    expect(await claim([own, theirs], artist)).toMatchObject({
      status: 400,
      body: { pictures: ['A picture is no longer here. Remove it and add it again.'] },
    })
    expect((await claim([theirs], ana)).status).toBe(200)
    expect((await claim([own], visitor, artistId)).status).toBe(404)
    expect((await claim([])).status).toBe(400)
    expect((await claim(Array.from('abcdef', (sign) => sign.repeat(64)))).status).toBe(400)
  })

  test('what is no JPEG, PNG or WebP, or larger than 10 MB, is refused with why', async () => {
    const { send, count } = await open()
    const tiff = await sharp(await picture(3, { width: 300, height: 300 }))
      .tiff()
      .toBuffer()
    expect(await send(tiff)).toMatchObject({ status: 400, body: { picture: ['Send a JPEG, PNG, or WebP.'] } })
    expect(await send(Buffer.from('<html>'))).toMatchObject({
      status: 400,
      body: { picture: ['This is a web page, not a picture. Send the picture itself.'] },
    })
    expect((await send(new Uint8Array(10_000_001))).status).toBe(413)
    expect(await count()).toBe(0)
  })

  test('what no message has goes after a week or behind newer ones, and nobody sends without end', async () => {
    const { send, claim, count, content, artistId } = await open()
    const kept = (await send(await picture(4, { width: 300, height: 200 }))).body.name
    await claim([kept])
    await send(await picture(5, { width: 300, height: 200 }))
    const fill = (many: number, sender = artistId) =>
      content.database.query(
        `insert into content.message_pictures (name, thread, sender, bytes, width, height, at)
         select $3 || lpad(n::text, 60, '0'), $1, $1, '', 1, 1, $2::timestamptz - n * interval '1 second'
         from generate_series(1, $4::int) n`,
        [sender, content.clock(), `${many}`.padStart(4, '0'), many],
      )
    await fill(MOST_UNSENT)
    await send(await picture(6, { width: 300, height: 200 }))
    expect(await count()).toBe(1 + MOST_UNSENT)
    const forget = createPictureForgetting(content)
    content.clock.advance(6.9 * DAY_MS)
    await forget()
    expect(await count()).toBe(1 + MOST_UNSENT)
    content.clock.advance(0.2 * DAY_MS)
    await forget()
    expect(await count()).toBe(1)
    await fill(MOST_A_DAY)
    const as = await content.signIn({ user_id: artistId, email: 'vera@aquatint.test' })
    const refused = await send(await picture(7, { width: 300, height: 200 }), { as })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600)
  })
})
