import { createCollectionRemovalEffects } from '#client/effects/collection-removal/collection-removal.ts'
import { asking } from '../port.ts'
import { done } from '../route.ts'
import { deleteCollection } from '../routes/content.ts'

export const collectionRemoval = {
  deleteCollection: asking((client) => createCollectionRemovalEffects(client).actors.deleteCollection, {
    input: { id: '7', idempotencyKey: 'key-1' },
    by: 'staff',
    successes: [{ when: 'it is deleted', answers: [[deleteCollection, done(undefined, 204)]] }],
  }),
}
