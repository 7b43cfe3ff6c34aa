import { PRIVATE_NUMBER_WORDS } from '#machines/lifecycles/private-numbers.ts'
import { answerRefused, answerWrong, notStaff, type Route, tooMany } from '../route.ts'

/**
 * Profiles, projects, what is said by a link, messages and reports (services/main/**\/contract.ts).
 * tests/services/main/contract-people.test.ts has seen each of these refusals.
 */

const gone = answerRefused('the project is gone, or somebody else’s', 404, 'Not found.')
const BLANK = 'This field may not be blank.'

export const profile: Route = {
  service: 'main',
  name: 'GET /api/v2/profile/',
  refusals: [answerRefused('there is neither user nor cart', 403, 'Session profile not available.')],
}

export const chooseProject: Route = {
  service: 'main',
  name: 'PATCH /api/v2/profile/',
  refusals: [
    answerWrong('the project has been ordered, or is gone', {
      current_project: ['Choose one of your projects that has not been ordered.'],
    }),
  ],
}

export const signOut: Route = { service: 'main', name: 'GET /accounts/signout-no-redirect/', refusals: [] }

export const findProjects: Route = { service: 'main', name: 'GET /api/v2/myprojects/', refusals: [] }

export const workspaces: Route = { service: 'main', name: 'GET /api/v2/myworkspaces/', refusals: [] }

/** Whatever is refused, a picture is shown without its price. */
export const leastPrices: Route = { service: 'main', name: 'GET /api/v1/leastprices/', refusals: [] }

export const sizes: Route = { service: 'main', name: 'GET /api/v1/availablesizes/', refusals: [] }

export const createProject: Route = {
  service: 'main',
  name: 'POST /api/v2/projects/',
  refusals: [answerWrong('the name is empty', { name: [BLANK] })],
}

export const renameProject: Route = {
  service: 'main',
  name: 'PATCH /api/v2/projects/:token/',
  refusals: [
    gone,
    answerRefused(
      'the project has been ordered',
      409,
      'This project has been ordered, so it can no longer be changed.',
      'project_ordered',
    ),
    answerWrong('the name is empty', { name: [BLANK] }),
  ],
}

export const undo: Route = {
  service: 'main',
  name: 'POST /api/v2/projects/:token/undo/',
  refusals: [
    gone,
    answerRefused('something later leaves no sense in it', 409, 'Lake was taken out later.', 'undo_refused'),
  ],
}

const noMore = answerRefused(
  'the project has been ordered',
  409,
  'This project has been ordered, so nothing about it can change.',
  'project_ordered',
)

export const readShare: Route = {
  service: 'main',
  name: 'GET /api/v2/projects/:token/share/',
  refusals: [gone],
}

export const makeShare: Route = {
  service: 'main',
  name: 'POST /api/v2/projects/:token/share/',
  refusals: [gone, noMore],
}

export const withdrawShare: Route = {
  service: 'main',
  name: 'DELETE /api/v2/projects/:token/share/',
  refusals: [gone],
}

const withdrawn = answerRefused('the link was withdrawn, or no line of it is left', 404, 'Not found.')

export const review: Route = {
  service: 'main',
  name: 'POST /api/v2/shared/:shareToken/reviews/',
  refusals: [
    withdrawn,
    noMore,
    answerRefused(
      'the link is full',
      409,
      'This link has taken as many comments as it can hold.',
      'reviews_full',
    ),
    answerWrong('the author is empty', { author: [BLANK] }),
    answerWrong('the comment is too long', {
      comment: ['Ensure this field has no more than 2000 characters.'],
    }),
    tooMany,
  ],
}

export const shared: Route = {
  service: 'main',
  name: 'GET /api/v2/shared/:shareToken/',
  refusals: [withdrawn],
}

export const leaveMessage: Route = {
  service: 'main',
  name: 'POST /api/v2/messages/',
  refusals: [
    answerWrong('both fields are wrong', { email: ['Enter a valid email address.'], message: [BLANK] }),
    tooMany,
  ],
}

const noMessage = answerRefused('the message is gone', 404, 'Not found.')

export const readMessage: Route = {
  service: 'main',
  name: 'GET /api/v2/messages/:id/',
  refusals: [noMessage, notStaff],
}

export const answerMessage: Route = {
  service: 'main',
  name: 'POST /api/v2/messages/:id/answer/',
  refusals: [
    answerWrong('the answer is empty', { text: [BLANK] }),
    noMessage,
    notStaff,
    answerRefused(
      'somebody else was faster',
      409,
      'Somebody else answered this message on Nov 20, 2026, 10:00 AM UTC.',
      'message_answered',
    ),
  ],
}

const noThread = answerRefused('the thread is another’s, or none', 404, 'Not found.')

const PICTURE_GONE = 'A picture is no longer here. Remove it and add it again.'

export const sendArtistMessage: Route = {
  service: 'main',
  name: 'POST /api/artist-threads/:user/messages/',
  refusals: [
    answerWrong('it has a tax number', { text: [PRIVATE_NUMBER_WORDS.tax] }),
    answerWrong('a picture is gone', { pictures: [PICTURE_GONE] }),
    noThread,
    answerRefused(
      'the key was used for another text',
      409,
      'This idempotency key was used for another request.',
      'idempotency_key_reused',
    ),
    tooMany,
  ],
}

export const readThread: Route = {
  service: 'main',
  name: 'GET /api/artist-threads/:user/',
  refusals: [noThread],
}

export const readThreadMessages: Route = {
  service: 'main',
  name: 'GET /api/artist-threads/:user/messages/',
  refusals: [noThread],
}

export const sendReport: Route = {
  service: 'main',
  name: 'POST /api/v2/reports/',
  refusals: [answerWrong('the note is empty', { note: [BLANK] }), tooMany],
}

export const addStaticTag: Route = {
  service: 'main',
  name: 'POST /api/v2/designstudio/',
  refusals: [answerRefused('the picture is gone', 404, 'Not found.'), notStaff],
}

export const countUsage: Route = {
  service: 'main',
  name: 'POST /api/v2/usage/',
  refusals: [
    answerRefused('the owner has not turned it on', 404, 'Not found.'),
    answerWrong('there is too much of it', {
      non_field_errors: ['Ensure that there are at most 500 counts.'],
    }),
    tooMany,
  ],
}
