import { createCollectionRemovalEffects } from '#client/effects/collection-removal/collection-removal.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { deleteCollection } from '../routes/content.ts'

export const collectionRemoval = {
  deleteCollection: askPort((client) => createCollectionRemovalEffects(client).actors.deleteCollection, {
    input: { id: '7', idempotencyKey: 'key-1' },
    by: 'staff',
    successes: [{ when: 'it is deleted', answers: [[deleteCollection, answerDone(undefined, 204)]] }],
  }),
}
