import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { OwnProfileValues, OwnProfileView } from '#services/content/artist-profiles/own/contract.ts'
import { createPortraitForgetting } from '#services/content/artist-profiles/own/portraits.ts'
import { enrolArtists } from '#services/content/index/enrol-artists.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { picture, serveUploads } from '../uploads/uploads.ts'

const PATH = '/api/own-artist-profile/'
const VALUES: OwnProfileValues = {
  full_name: 'Vera Lind',
  bio: 'I draw trains, and the people who wait for them, on both sides of old timetables.',
  website: 'https://vera.example.com',
  links: ['', 'https://pics.example.com/vera'],
  photo: '',
}

onEachStore((openStore) => {
  const open = async () => {
    const service = await serveUploads(openStore)
    const { content, artist, artistId } = service
    const [id] = (await enrolArtists(content.database, [{ artist: 'Vera Lind', at: new Date() }])).values()
    await content.database.query(
      'update content.artist_profiles set artist_id = $1, full_name = $2 where user_uuid = $3',
      [id, 'Vera Lind', artistId],
    )
    const ask = async (method: string, body?: object, as = artist) =>
      (await content.call(method, PATH, { as, ...(body && { body }) })) as {
        status: number
        body: OwnProfileView & Record<string, unknown>
      }
    const sendPhoto = async (bytes: Uint8Array, type = 'image/jpeg', as = artist) => {
      const answer = await fetch(`${content.origin}${PATH}photo/`, {
        method: 'POST',
        headers: { ...SERVICE_KEY, authorization: `JWT ${as}`, 'content-type': type },
        body: new Uint8Array(bytes),
      })
      return { status: answer.status, body: (await answer.json()) as { photo: string } }
    }
    const shown = async () => (await content.call('GET', `/content/artists/${id}/`)).body
    return { ...service, id, ask, sendPhoto, shown }
  }

  describe('an artist’s own profile', () => {
    test('is read and saved by them alone, and everybody sees it then', async () => {
      const { ask, shown, id, visitor, content } = await open()
      expect(await ask('GET')).toMatchObject({
        status: 200,
        body: { version: 0, page: id, values: { full_name: 'Vera Lind', photo: '' } },
      })
      expect((await ask('GET', undefined, visitor)).status).toBe(404)
      expect((await ask('PUT', { version: 0, ...VALUES }, visitor)).status).toBe(404)
      expect((await content.call('GET', PATH)).status).toBe(401)
      const saved = await ask('PUT', { version: 0, ...VALUES, full_name: 'Vera L.' })
      expect(saved).toMatchObject({ status: 200, body: { values: { full_name: 'Vera L.' } } })
      expect(saved.body.version).toBeGreaterThan(0)
      expect(await shown()).toMatchObject({
        name: 'Vera Lind',
        full_name: 'Vera L.',
        bio: VALUES.bio,
        links: ['https://pics.example.com/vera'],
      })
    })

    test('is not written over unseen; the same again changes nothing', async () => {
      const { ask } = await open()
      const first = await ask('PUT', { version: 0, ...VALUES })
      const again = await ask('PUT', { version: 0, ...VALUES })
      expect([again.status, again.body]).toEqual([200, first.body])
      const other = await ask('PUT', { version: 0, ...VALUES, bio: `${VALUES.bio} And dogs.` })
      expect(other).toMatchObject({
        status: 409,
        body: {
          code: 'profile_edited',
          version: first.body.version,
          theirs: { ...VALUES, links: ['https://pics.example.com/vera'] },
        },
      })
    })

    const WRONG = [
      [{ full_name: ' ' }, 'full_name'],
      [{ full_name: 'a'.repeat(101) }, 'full_name'],
      [{ full_name: 'Buy at www.example.com' }, 'full_name'],
      [{ full_name: 'Vera\u202eLind' }, 'full_name'],
      [{ full_name: 'Vera\u0007Lind' }, 'full_name'],
      [{ bio: `${VALUES.bio} \u2066hidden` }, 'bio'],
      [{ website: 'https://vera.example.com/\u202egpj' }, 'website'],
      [{ links: ['https://a.example.com/\u2067'] }, 'links.0'],
      [{ bio: 'Too short.' }, 'bio'],
      [{ bio: 'b'.repeat(2_001) }, 'bio'],
      [{ website: 'http://vera.example.com' }, 'website'],
      [{ website: 'javascript:alert(1)' }, 'website'],
      [{ links: ['https://a.example.com', 'ftp://b.example.com'] }, 'links.1'],
      [{ links: ['', '', '', ''] }, 'links'],
      [{ photo: '/media/dunes/0123456789/320' }, 'photo'],
      [{ email: 'vera@example.test' }, 'non_field_errors'],
    ] as const
    test('is refused by field', async () => {
      const { ask } = await open()
      for (const [changed, field] of WRONG) {
        const { status, body } = await ask('PUT', { version: 0, ...VALUES, ...changed })
        expect([status, Object.keys(body)]).toEqual([400, [field]])
      }
      const bio = `${VALUES.bio}\n\nOn two lines, \u200fwith a mark.`
      expect((await ask('PUT', { version: 0, ...VALUES, bio })).status).toBe(200)
    })
  })

  describe('an artist’s photo', () => {
    test('is cut square, loses what the file says, and is shown once it is saved', async () => {
      const { ask, sendPhoto, shown, content, visitor } = await open()
      const sent = await sharp(await picture(1, { width: 900, height: 500 }))
        .withExif({ IFD0: { Copyright: 'my street' } })
        .jpeg()
        .toBuffer()
      const { status, body } = await sendPhoto(sent)
      expect([status, body.photo]).toEqual([200, expect.stringMatching(/^\/media\/portraits\/[0-9a-f]{64}$/)])
      expect(await sendPhoto(sent)).toEqual({ status, body })
      const answer = await fetch(content.origin + body.photo, { headers: SERVICE_KEY })
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
      const { width, height, format, exif } = await sharp(await answer.arrayBuffer()).metadata()
      expect({ width, height, format, exif }).toEqual({
        width: 640,
        height: 640,
        format: 'jpeg',
        exif: undefined,
      })
      expect(await shown()).toMatchObject({ photo: null })
      expect((await ask('PUT', { version: 0, ...VALUES, photo: body.photo })).status).toBe(200)
      expect(await shown()).toMatchObject({ photo: body.photo })
      expect((await sendPhoto(sent, 'image/jpeg', visitor)).status).toBe(404)
    })

    test('is refused with why, and goes after a week where nobody is shown it, saved before or not', async () => {
      const { ask, sendPhoto, content } = await open()
      const small = await picture(2, { width: 399, height: 800 })
      expect(await sendPhoto(small)).toMatchObject({
        status: 400,
        body: { photo: ['Send a picture of at least 400 pixels on each side.'] },
      })
      const tiff = await sharp(await picture(3, { width: 500, height: 500 }))
        .tiff()
        .toBuffer()
      expect(await sendPhoto(tiff)).toMatchObject({
        status: 400,
        body: { photo: ['Send a JPEG, PNG, or WebP.'] },
      })
      expect(await sendPhoto(Buffer.from('<html>'))).toMatchObject({ status: 400 })
      expect((await sendPhoto(new Uint8Array(10_000_001))).status).toBe(413)

      const photos = []
      for (const seed of [4, 5, 6])
        photos.push((await sendPhoto(await picture(seed, { width: 500, height: 500 }))).body.photo)
      const [removed = '', shownOne = ''] = photos
      const save = async (photo: string) => {
        const { body } = await ask('GET')
        expect((await ask('PUT', { ...VALUES, version: body.version, photo })).status).toBe(200)
      }
      await save(removed)
      await save(shownOne)
      const forget = createPortraitForgetting(content)
      const left = async () => {
        const rows = await content.database.query<{ name: string }>('select name from content.portraits')
        return rows.map(({ name }) => `/media/portraits/${name}`).sort()
      }
      content.clock.advance(6 * 86_400_000)
      await forget()
      expect(await left()).toEqual([...photos].sort())
      content.clock.advance(1.1 * 86_400_000)
      await forget()
      expect(await left()).toEqual([shownOne])
      const gone = await fetch(content.origin + removed, { headers: SERVICE_KEY })
      expect(gone.status).toBe(404)
    })

    test('goes where its owner has sent 10 newer ones that nobody is shown', async () => {
      const { ask, sendPhoto, content, artistId } = await open()
      const send = async (seed: number) =>
        (await sendPhoto(await picture(seed, { width: 500, height: 500 }))).body.photo
      const shownOne = await send(7)
      await ask('PUT', { version: 0, ...VALUES, photo: shownOne })
      await content.database.query(
        `insert into content.portraits (name, owner, bytes, at)
         select lpad(n::text, 64, '0'), $1, '', $2::timestamptz - n * interval '1 second' from generate_series(1, 10) n`,
        [artistId, content.clock()],
      )
      await send(8)
      const rows = await content.database.query<{ name: string }>('select name from content.portraits')
      expect(rows).toHaveLength(11)
      expect(rows.map(({ name }) => `/media/portraits/${name}`)).toContain(shownOne)
      expect(rows.map(({ name }) => name)).not.toContain('10'.padStart(64, '0'))
    })
  })

  test('images that an artist sends stay credited to whom the shop pays, whatever they call themselves', async () => {
    const { ask, content, id, artistId } = await open()
    await ask('PUT', { version: 0, ...VALUES, full_name: 'Somebody Else' })
    const { readArtistName } = await import('#services/content/uploads/uploader.ts')
    expect(await readArtistName(content.database, artistId)).toBe('Vera Lind')
    expect(id).toBeTypeOf('number')
  })
})
