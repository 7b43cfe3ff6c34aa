import { type RestCase, rest } from '../cases.ts'

const PICTURES = '/api/message-pictures/'
/** Of no picture. */
const NAME = '0'.repeat(64)

/** Pictures of a thread are its artist's and staff's. */
export const MESSAGE_PICTURE_CASES: readonly RestCase[] = [
  rest(
    `POST ${PICTURES}:/`,
    async (ground) => ({ path: `${PICTURES}${await ground.thread()}/` }),
    [401, 404, 404, 400, 400],
    'into the artist’s thread, without a picture',
  ),
  rest(
    `POST ${PICTURES}:/claim/`,
    async (ground) => ({
      path: `${PICTURES}${await ground.thread()}/claim/`,
      body: { pictures: [NAME] },
    }),
    [401, 404, 404, 400, 400],
    'of the artist’s thread, that there is not',
  ),
  rest(
    `GET ${PICTURES}:/`,
    async (ground) => ({ path: `${PICTURES}${await ground.threadPicture()}/?size=thumb` }),
    [401, 404, 404, 200, 200],
    'of the artist’s thread',
  ),
]
