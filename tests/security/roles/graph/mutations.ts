import { randomUUID } from 'node:crypto'
import { everybody } from '../cases.ts'
import { type Ground, REPORT } from '../ground.ts'
import { PASSWORD } from '../shop.ts'
import { change, type GraphCase, mine, staff } from './case.ts'

const key = () => ({ idempotencyKey: randomUUID() })

const ofCollection = (more: object) => async (ground: Ground) => ({
  id: `${await ground.collection()}`,
  ...more,
})

/** Who may do what to sessions, images, collections and messages. */
export const MUTATION_CASES: readonly GraphCase[] = [
  change(
    'register',
    'RegisterInput',
    () => ({ email: `${randomUUID()}@example.test`, password: PASSWORD }),
    everybody('ok'),
  ),
  change(
    'signIn',
    'CredentialsInput',
    async (ground) => {
      const { email, password } = await ground.account()
      return { email, password }
    },
    everybody('ok'),
  ),
  {
    document: 'mutation { refreshSession { session { access } } }',
    about: 'without a cookie',
    answers: everybody('UNAUTHENTICATED'),
  },
  {
    document: 'mutation Refresh { refreshSession { session { access } } }',
    about: 'by its cookie',
    cookie: async (ground) => (await ground.account()).refresh,
    answers: everybody('ok'),
  },
  { document: 'mutation { signOut { userErrors { code } } }', answers: everybody('ok') },
  change(
    'requestPasswordReset',
    'RequestPasswordResetInput',
    () => ({ email: `${randomUUID()}@example.test`, ...key() }),
    everybody('ok'),
  ),
  change(
    'confirmPasswordReset',
    'ConfirmPasswordResetInput',
    () => ({ uid: 'MQ', token: 'a-b', newPassword: PASSWORD, ...key() }),
    everybody('INVALID'),
    'by a link that nobody was sent',
  ),
  change(
    'changePassword',
    'ChangePasswordInput',
    () => ({ currentPassword: 'not-the-one', newPassword: 'another-Long-one-88' }),
    ['UNAUTHENTICATED', 'INVALID', 'INVALID', 'INVALID', 'INVALID'],
    'by a wrong password',
  ),
  {
    document: 'mutation { markImagePopular(id: "lake") { userErrors { code } } }',
    answers: everybody('ok'),
  },
  change('setImageFavorite', 'SetImageFavoriteInput', () => ({ id: 'lake', favorite: true }), mine),
  change('setImagePublished', 'SetImagePublishedInput', () => ({ id: 'lake', published: true }), staff),
  change('tagStaticImage', 'TagStaticImageInput', () => ({ id: 'lake', collection: 'GOVERNMENT' }), staff),
  change('createCollection', 'CreateCollectionInput', () => ({ name: 'Quays', ...key() }), staff),
  change(
    'updateCollection',
    'UpdateCollectionInput',
    ofCollection({ name: 'Quays', description: '', imageIds: ['lake'], version: 1, ...key() }),
    staff,
  ),
  change('addToCollection', 'CollectionImagesInput', ofCollection({ imageIds: ['lake'] }), staff),
  change('removeFromCollection', 'CollectionImagesInput', ofCollection({ imageIds: ['lake'] }), staff),
  {
    document:
      'mutation M($id: ID!, $key: ID!) { deleteCollection(id: $id, idempotencyKey: $key) { userErrors { code } } }',
    variables: async (ground) => ({ id: `${await ground.collection()}`, key: randomUUID() }),
    answers: staff,
  },
  change(
    'leaveMessage',
    'LeaveMessageInput',
    () => ({ email: `${randomUUID()}@example.test`, message: 'How wide?', ...key() }),
    everybody('ok'),
  ),
  change(
    'countUsage',
    'CountUsageInput',
    () => ({ site: 'STANDARD', device: 'DESK', isNew: true, transitions: [], states: [] }),
    everybody('ok'),
  ),
  change(
    'answerMessage',
    'AnswerMessageInput',
    async (ground) => ({ id: `${await ground.message()}`, text: 'Up to 72 in.', ...key() }),
    staff,
  ),
  change(
    'addRoyaltyRate',
    'AddRoyaltyRateInput',
    () => ({ code: 'R15', rateBp: 1_500, validFrom: '2999-01-01', ...key() }),
    staff,
  ),
  change(
    'createView',
    'CreateViewInput',
    () => ({ resource: 'artist', name: randomUUID(), isShared: true, ...key() }),
    staff,
  ),
  change(
    'changeView',
    'ChangeViewInput',
    async (ground) => ({ id: `${await ground.view()}`, version: 1, search: 'vale', ...key() }),
    staff,
  ),
  {
    document:
      'mutation M($id: ID!, $key: ID!) { deleteView(id: $id, idempotencyKey: $key) { userErrors { code } } }',
    variables: async (ground) => ({ id: `${await ground.view()}`, key: randomUUID() }),
    answers: staff,
  },
  change(
    'sendReport',
    'SendReportInput',
    () => ({ key: randomUUID(), note: REPORT.note, journal: JSON.stringify(REPORT.journal) }),
    everybody('ok'),
  ),
]
