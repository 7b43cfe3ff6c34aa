import { createSavedViewEffects } from '#client/effects/saved-view/saved-view.ts'
import type { KeptView } from '#services/main/views/contract.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import * as routes from '../routes/main-views.ts'

const resource = 'artist'
const content = { search: 'vale', ordering: '-created', filters: { active: 'true' }, columns: ['name'] }
const kept: KeptView = {
  id: 8,
  resource,
  name: 'Portal',
  ...content,
  is_shared: false,
  is_default: false,
  owner: 'ada@aquatint.test',
  is_own: true,
  version: 1,
}

export const savedView = {
  createView: askPort((client) => createSavedViewEffects(client).actors.createView, {
    input: { resource, name: 'Portal', isShared: false, content, idempotencyKey: 'key-1' },
    by: 'staff',
    successes: [{ when: 'it is made', answers: [[routes.createView, answerDone(kept, 201)]] }],
  }),
  changeView: askPort((client) => createSavedViewEffects(client).actors.changeView, {
    input: { resource, view: { id: '8', version: 1 }, change: { content }, idempotencyKey: 'key-1' },
    by: 'staff',
    successes: [{ when: 'it is changed', answers: [[routes.changeView, answerDone(kept)]] }],
  }),
  deleteView: askPort((client) => createSavedViewEffects(client).actors.deleteView, {
    input: { resource, id: '8', idempotencyKey: 'key-1' },
    by: 'staff',
    successes: [{ when: 'it is deleted', answers: [[routes.deleteView, answerDone(undefined, 204)]] }],
  }),
  readViews: askPort((client) => createSavedViewEffects(client).actors.readViews, {
    input: { resource },
    by: 'staff',
    successes: [
      { when: 'they are read', answers: [[routes.views, answerDone({ count: 1, results: [kept] })]] },
    ],
  }),
}
