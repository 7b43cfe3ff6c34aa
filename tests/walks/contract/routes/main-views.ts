import { answerRefused, answerWrong, notStaff, type Route } from '../route.ts'

/**
 * Saved views (services/main/views/contract.ts). tests/services/main/views/contract.test.ts has seen each of
 * these refusals.
 */

const gone = answerRefused('the view is gone, or somebody else’s', 404, 'Not found.')
const empty = answerWrong('the name is empty', { name: ['This field may not be blank.'] })
const taken = answerWrong('the name is taken', { name: ['There is a view of this name already.'] })
const tooManyShared = answerWrong('too many are shared', {
  is_shared: ['200 views are shared already. Stop sharing one first.'],
})

export const views: Route = { service: 'main', name: 'GET /api/v2/views/', refusals: [notStaff] }

export const createView: Route = {
  service: 'main',
  name: 'POST /api/v2/views/',
  refusals: [
    notStaff,
    empty,
    taken,
    answerWrong('they have too many', {
      non_field_errors: ['You have 200 views already. Delete one first.'],
    }),
    tooManyShared,
  ],
}

export const changeView: Route = {
  service: 'main',
  name: 'PUT /api/v2/views/:id/',
  refusals: [
    notStaff,
    empty,
    taken,
    tooManyShared,
    gone,
    answerRefused('somebody else shares it', 403, 'Only whoever made this view can stop sharing it.'),
    answerRefused('somebody else was faster', 409, 'Someone else changed this view.', 'version_conflict'),
  ],
}

export const deleteView: Route = {
  service: 'main',
  name: 'DELETE /api/v2/views/:id/',
  refusals: [notStaff, gone],
}
