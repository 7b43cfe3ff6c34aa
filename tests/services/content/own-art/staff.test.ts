import { beforeAll, expect, test } from 'vitest'
import type { BatchView } from '#services/content/batches/contract.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { type OwnArtService, serveOwnArt } from './own-art.ts'

let service: OwnArtService
/** Vera, who is of the staff as well. */
let own: string
beforeAll(async () => {
  service = await serveOwnArt(async () => {
    const database = await openEmbedded(await createStoreFolder('migrated'))
    afterFile(() => database.close())
    return database
  })
  const { content, vera } = service
  own = await content.signIn({ is_staff: true, user_id: vera.account, email: 'vera@example.test' })
})

const refusal = (matter: string) => ({
  status: 403,
  body: {
    code: 'own_matter',
    detail: `Another staff member has to do this: it’s your own ${matter}.`,
  },
})

/** Says that a write is refused to staff whose own it is, and no other staff. */
async function expectOthers(method: string, path: string, body: object, matter: string) {
  expect(await service.call(method, path, own, body), path).toMatchObject(refusal(matter))
  const answer = await service.call(method, path, service.staff, body)
  expect(answer.status, path).toBe(200)
  return answer.body
}

test('staff who are artists edit, publish and tag no work of their own, and decide on none', async () => {
  const { vera, content } = service
  const { image, upload } = await service.upload(vera)
  const edited = await expectOthers('PUT', `/api/image/${image}/`, { version: 0, title: 'Quay' }, 'art')
  const { version } = edited as { version: number }
  await expectOthers('POST', `/api/image/${image}/revert/`, { version }, 'art')
  await expectOthers('PATCH', `/content/edit/${image}/`, { publish: true }, 'art')
  await expectOthers('POST', `/content/images/${image}/static/`, { collection: 'commercial' }, 'art')
  const replaced = await service.call('POST', `/api/image/${image}/picture/`, own, {
    file: 'none',
    version: 0,
  })
  expect(replaced).toMatchObject(refusal('art'))
  await expectOthers('PUT', `/api/upload/${upload}/`, { version: 0, approved: true }, 'art')
  await service.edit(image, { title: 'Barbie' })
  const [change] = await content.database.query<{ id: number }>(
    'select max(id) as id from content.art_changes',
  )
  const decision = { version: 1, decision: 'accepted' }
  await expectOthers('PUT', `/api/art-change/${change?.id}/`, decision, 'art')
})

test('staff who are artists set neither their royalty code nor their profile', async () => {
  const { vera, content } = service
  const [row] = await content.database.query<{ profile: number; artist: number }>(
    'select id as profile, artist_id as artist from content.artist_profiles where user_uuid = $1',
    [vera.account],
  )
  await expectOthers(
    'PUT',
    `/api/artist/${row?.artist}/`,
    { version: 0, royalty_code: 'R12' },
    'artist record',
  )
  await expectOthers(
    'PUT',
    `/api/artist-profile/${row?.profile}/`,
    { version: 0, bio: 'Hi' },
    'artist profile',
  )
})

test('what OPTIONS says of one record has the reason for whoever it is of', async () => {
  const id = await service.hold()
  const ask = async (as: string) => (await service.call('OPTIONS', `/api/image/${id}/`, as)).body
  expect(await ask(own)).toMatchObject({
    refusal: 'Another staff member has to do this: it’s your own art.',
  })
  expect(await ask(service.staff)).not.toHaveProperty('refusal')
})

test('as an artist they do what any artist does', async () => {
  const id = await service.hold()
  expect((await service.call('PUT', `/api/own-art/${id}/`, own, { version: 0, title: 'Quay' })).status).toBe(
    200,
  )
  expect((await service.withdraw(id, true, own)).status).toBe(200)
})

test('a batch refuses the rows that are one’s own, in its plan and in its run', async () => {
  const [mine, theirs] = [await service.hold(), await service.hold({ artist: service.olu.name })]
  const body = {
    resource: 'image',
    action: { type: 'set', field: 'title', value: 'Dunes' },
    ids: [mine, theirs],
  }
  const planned = await service.call('POST', '/api/batches/', own, body)
  expect(planned.body).toMatchObject({ counts: { waiting: 1, refused: 1 } })
  const { id } = planned.body as BatchView
  const { body: refused } = await service.call('GET', `/api/batches/${id}/items/?outcome=refused`, own)
  expect(refused).toMatchObject({
    results: [{ record: mine, reason: 'Another staff member has to do this: it’s your own art.' }],
  })
})
