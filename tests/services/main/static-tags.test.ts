import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from './content-stand-in.ts'
import { type MainService, type Person, serveMain } from './main-service.ts'

onEachStore((openStore) => {
  let main: MainService
  let staff: Person
  beforeAll(async () => {
    main = await serveMain(openStore)
    staff = await main.signIn({ isStaff: true })
  })
  beforeEach(() => {
    main.content.fault = 'none'
    main.content.images.set('lake', createImage({ id: 'lake' }))
  })

  const tag = (body: object = {}, as?: string) =>
    main.call('POST', '/api/v2/designstudio/', {
      body: { imagedata: { id: 'lake' }, action: 'add-static', collection: 'government', ...body },
      ...(as && { as }),
    })

  describe('adding to a static list', () => {
    // Spec 7.25
    test('asks the content service in the name of staff, and tells later askers that the image was there', async () => {
      expect(await tag({}, staff.access)).toMatchObject({
        status: 200,
        body: { id: 'lake', collection: 'government', already: false },
      })
      expect(main.content.images.get('lake')?._static).toEqual(['government'])
      expect(main.content.requests.at(-1)).toEqual({
        path: '/content/images/lake/static/',
        authorization: `JWT ${staff.access}`,
      })
      expect(await tag({}, staff.access)).toMatchObject({ status: 200, body: { already: true } })
    })

    test('is allowed to staff alone', async () => {
      expect((await tag()).status).toBe(401)
      expect((await tag({}, (await main.signIn()).access)).status).toBe(403)
      expect(main.content.images.get('lake')?._static).toEqual([])
    })

    test.each([
      [{ collection: 'secret' }, 'collection'],
      [{ action: 'remove' }, 'action'],
      [{ imagedata: {} }, 'imagedata.id'],
      [{ imagedata: { id: 'x'.repeat(201) } }, 'imagedata.id'],
    ])('%j is refused by field', async (body, field) => {
      expect(await tag(body, staff.access)).toMatchObject({
        status: 400,
        body: { [field]: expect.any(Array) },
      })
    })

    test.each(['nobody', '..', '../lake'])('%s is 404', async (id) => {
      expect((await tag({ imagedata: { id } }, staff.access)).status).toBe(404)
    })

    test.each(['error', 'nonsense'] as const)('fails when the content service answers %s', async (fault) => {
      main.content.fault = fault
      expect(await tag({}, staff.access)).toMatchObject({
        status: 503,
        body: { detail: expect.any(String) },
      })
    })
  })
})
