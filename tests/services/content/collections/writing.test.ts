import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CollectionView } from '#services/content/collections/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createRecord } from '../catalogue.ts'
import { type CollectionsService, serveCollections } from './collections.ts'

onEachStore((openStore) => {
  let service: CollectionsService
  beforeAll(async () => {
    service = await serveCollections(openStore)
  })

  describe('making a collection', () => {
    // Spec 3.10, 7.34
    test('answers the new collection', async () => {
      const made = await service.send('POST', '', {
        name: '  Quiet rooms ',
        description: 'For “bedrooms”.\nAnd more.',
      })
      expect(made).toMatchObject({
        status: 201,
        body: {
          name: 'Quiet rooms',
          description: 'For “bedrooms”.\nAnd more.',
          contents: [],
          count: 0,
          version: 1,
        },
      })
      expect(await service.read((made.body as CollectionView).id)).toEqual(made.body)
    })

    // Spec 3.10, 5.10, 9.21
    test.each([
      [{}, { name: ['This field is required.'] }],
      [{ name: '  ' }, { name: ['This field may not be blank.'] }],
      [{ name: null }, { name: ['This field may not be null.'] }],
      [{ name: '𝒳'.repeat(101) }, { name: ['Ensure this field has no more than 100 characters.'] }],
      [{ name: 'a\0b' }, { name: ['Null characters are not allowed.'] }],
      [
        { name: 'a', description: 'x'.repeat(5_001) },
        { description: ['Ensure this field has no more than 5000 characters.'] },
      ],
      [{ name: 'a', description: 7 }, { description: ['Not a valid string.'] }],
    ])('is refused at the wrong field (case %#)', async (body, errors) => {
      expect(await service.send('POST', '', body)).toMatchObject({ status: 400, body: errors })
    })

    // Spec 5.10, 9.21
    test('accepts a name of a hundred characters of any script', async () => {
      expect((await service.send('POST', '', { name: '𝒳'.repeat(100) })).status).toBe(201)
    })

    test('happens once for one idempotency key', async () => {
      const once = { as: service.staff, body: { name: 'Once' }, headers: { 'idempotency-key': randomUUID() } }
      const [one, other] = await Promise.all(
        [1, 2].map(() => service.content.call('POST', '/api/collections/', once)),
      )
      expect(one?.body).toEqual(other?.body)
    })
  })

  describe('writing', () => {
    // Spec 6.11
    test.each([
      ['POST', ''],
      ['PUT', '1/'],
      ['DELETE', '1/'],
      ['PATCH', '1/remove/'],
      ['PATCH', '1/prepend/'],
    ])('%s %s is for staff alone', async (method, path) => {
      expect(await service.content.call(method, `/api/collections/${path}`, { body: {} })).toMatchObject({
        status: 401,
      })
      expect(await service.send(method, path, {}, service.visitor)).toMatchObject({ status: 403 })
    })

    test.each(['0/', '99999999999/', '2147483647/', 'nothing/', '-1/'])('%s is not found', async (path) => {
      const body = { name: 'a' }
      const missing = { status: 404, body: { detail: 'Not found.' } }
      expect(await service.send('GET', path)).toMatchObject(missing)
      expect(await service.send('PUT', path, body)).toMatchObject(missing)
      expect(await service.send('DELETE', path)).toMatchObject(missing)
      expect(await service.send('PATCH', `${path}prepend/`, { prepend: ['fern'] })).toMatchObject(missing)
      expect(await service.send('PATCH', `${path}remove/`, { remove: ['fern'] })).toMatchObject(missing)
      expect(await service.send('OPTIONS', path)).toMatchObject(missing)
    })
  })

  describe('replacing a collection', () => {
    let id: number
    beforeEach(async () => {
      id = await service.make('Shore', ['fern', 'moss', 'reed'], 'By the sea')
    })

    // Spec 3.10, 7.35
    test('orders and replaces its images, each once', async () => {
      const contents = ['reed', 'fern', 'tide', 'reed']
      expect(await service.send('PUT', `${id}/`, { name: 'Shore', contents })).toMatchObject({
        status: 200,
        body: { contents: ['reed', 'fern', 'tide'], count: 3, version: 3 },
      })
    })

    test('changes only the fields that are sent', async () => {
      await service.send('PUT', `${id}/`, { name: 'Coast' })
      expect(await service.read(id)).toMatchObject({
        name: 'Coast',
        description: 'By the sea',
        contents: ['fern', 'moss', 'reed'],
      })
      await service.send('PUT', `${id}/`, { name: 'Coast', description: '', contents: [] })
      expect(await service.read(id)).toMatchObject({ description: '', contents: [] })
    })

    test('from an older version changes nothing', async () => {
      const { version } = await service.read(id)
      await service.send('PATCH', `${id}/prepend/`, { prepend: ['dune'] })
      expect(
        await service.send('PUT', `${id}/`, { name: 'Mine', contents: ['fern'], version }),
      ).toMatchObject({
        status: 409,
        body: {
          code: 'edit_conflict',
          conflicts: [{ field: 'contents', theirs: ['dune', 'fern', 'moss', 'reed'] }],
        },
      })
      expect(await service.read(id)).toMatchObject({
        name: 'Shore',
        contents: ['dune', 'fern', 'moss', 'reed'],
      })
      expect(await service.send('PUT', `${id}/`, { name: 'Mine', version: version + 1 })).toMatchObject({
        status: 200,
      })
    })

    test('twice at once from one version changes it once', async () => {
      const { version } = await service.read(id)
      const replies = await Promise.all(
        ['One', 'Other'].map((name) => service.send('PUT', `${id}/`, { name, version })),
      )
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    test('again under its key gets the same answer, and is not a conflict', async () => {
      const { version } = await service.read(id)
      const body = { name: 'Again', version }
      const same = { as: service.staff, body, headers: { 'idempotency-key': randomUUID() } }
      const first = await service.content.call('PUT', `/api/collections/${id}/`, same)
      expect(await service.content.call('PUT', `/api/collections/${id}/`, same)).toMatchObject({
        status: 200,
        body: first.body,
      })
    })

    test('refuses images that do not exist, by name, and changes nothing', async () => {
      expect(
        await service.send('PUT', `${id}/`, { name: 'Lost', contents: ['fern', 'nobody', 'none'] }),
      ).toMatchObject({
        status: 400,
        body: {
          contents: [
            'Invalid pk "nobody" - object does not exist.',
            'Invalid pk "none" - object does not exist.',
          ],
        },
      })
      expect(await service.read(id)).toMatchObject({ name: 'Shore', contents: ['fern', 'moss', 'reed'] })
    })

    test.each([
      [{ contents: 'fern' }, { contents: ['Expected a list of items but got type "string".'] }],
      [{ contents: [''] }, { contents: ['This field may not be blank.'] }],
      [
        { contents: Array.from({ length: 1_001 }, (_, at) => `${at}`) },
        { contents: ['Ensure this field has no more than 1000 elements.'] },
      ],
      [{ version: -1 }, { version: ['Ensure this value is greater than or equal to 0.'] }],
      [{ version: 1.5 }, { version: ['A valid integer is required.'] }],
    ])('is refused at the wrong field (case %#)', async (body, errors) => {
      expect(await service.send('PUT', `${id}/`, { name: 'Shore', ...body })).toMatchObject({
        status: 400,
        body: errors,
      })
    })
  })

  describe('membership', () => {
    let id: number
    beforeEach(async () => {
      id = await service.make('Members', ['fern', 'moss'])
    })

    // Spec 7.37
    test('puts added images first, in their order, and leaves those that are in already', async () => {
      const prepend = ['reed', 'moss', 'tide']
      const added = await service.send('PATCH', `${id}/prepend/`, { prepend })
      expect(added).toMatchObject({
        status: 200,
        body: { contents: ['reed', 'tide', 'fern', 'moss'], version: 3 },
      })
      expect(await service.send('PATCH', `${id}/prepend/`, { prepend })).toMatchObject({
        status: 200,
        body: added.body,
      })
    })

    // Spec 7.36
    test('loses an image that is taken out, and taking it out again changes nothing', async () => {
      const out = await service.send('PATCH', `${id}/remove/`, { remove: ['fern', 'nobody'] })
      expect(out).toMatchObject({ status: 200, body: { contents: ['moss'], version: 3 } })
      expect(await service.send('PATCH', `${id}/remove/`, { remove: ['fern'] })).toMatchObject({
        body: out.body,
      })
    })

    test('of an unknown image is refused at its field', async () => {
      expect(await service.send('PATCH', `${id}/prepend/`, { prepend: ['nobody'] })).toMatchObject({
        status: 400,
        body: { prepend: ['Invalid pk "nobody" - object does not exist.'] },
      })
      expect(await service.send('PATCH', `${id}/remove/`, {})).toMatchObject({
        status: 400,
        body: { remove: ['This field is required.'] },
      })
    })

    test('changed by many at once has every image once', async () => {
      const images = ['reed', 'tide', 'dune']
      await Promise.all(
        [...images, ...images].map((image) => service.send('PATCH', `${id}/prepend/`, { prepend: [image] })),
      )
      const { contents, version } = await service.read(id)
      expect(contents.toSorted()).toEqual(['dune', 'fern', 'moss', 'reed', 'tide'])
      expect(version).toBe(5)
    })

    test('is limited to a thousand images', async () => {
      const many = Array.from({ length: 999 }, (_, at) => `crowd-${at}`)
      await service.content.hold(...many.map((image) => createRecord({ id: image })))
      await service.send('PUT', `${id}/`, { name: 'Crowd', contents: [...many, 'fern'] })
      expect(await service.send('PATCH', `${id}/prepend/`, { prepend: ['moss'] })).toMatchObject({
        status: 400,
        body: { prepend: ['A collection holds at most 1000 images.'] },
      })
      expect((await service.send('PATCH', `${id}/prepend/`, { prepend: ['fern'] })).status).toBe(200)
    })
  })

  test('a deletion whose answer was lost is answered again under its key, and under nobody else’s', async () => {
    const path = `/api/collections/${await service.make('Short-lived')}/`
    const same = { as: service.staff, headers: { 'idempotency-key': randomUUID() } }
    expect(await service.content.call('DELETE', path, same)).toMatchObject({ status: 204, body: null })
    expect(await service.content.call('DELETE', path, same)).toMatchObject({ status: 204, body: null })
    const other = { ...same, as: await service.content.signIn({ is_staff: true }) }
    expect((await service.content.call('DELETE', path, other)).status).toBe(404)
  })

  test('a deleted collection is gone, and its images stay', async () => {
    const id = await service.make('Short-lived', ['fern'])
    expect(await service.send('DELETE', `${id}/`)).toMatchObject({ status: 204, body: null })
    expect((await service.send('GET', `${id}/`)).status).toBe(404)
    expect((await service.send('DELETE', `${id}/`)).status).toBe(404)
    expect(await service.content.image('fern')).toMatchObject({ id: 'fern' })
  })
})
