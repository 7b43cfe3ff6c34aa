import { randomUUID } from 'node:crypto'
import { type Answers, type RestCase, rest, signedIn, staffOnly } from '../cases.ts'

const PATH = '/api/artist-threads/'
const THEIRS: Answers<number> = [401, 404, 404, 200, 200]
const NOBODY = randomUUID()
const text = 'Where is my W-8?'
const key = () => ({ 'idempotency-key': randomUUID() })

/** An artist's thread is that artist's and staff's, and there for nobody else, whoever they are. */
export const THREAD_CASES: readonly RestCase[] = [
  rest(`GET ${PATH}`, () => ({ path: PATH }), staffOnly()),
  rest(
    `GET ${PATH}:/`,
    async (ground) => ({ path: `${PATH}${await ground.thread()}/` }),
    THEIRS,
    'the artist’s',
  ),
  rest(`GET ${PATH}:/`, () => ({ path: `${PATH}${NOBODY}/` }), signedIn(404), 'nobody’s'),
  rest(`GET ${PATH}:/`, () => ({ path: `${PATH}me/` }), [401, 404, 404, 200, 404], 'one’s own'),
  rest(
    `GET ${PATH}:/messages/`,
    async (ground) => ({ path: `${PATH}${await ground.thread()}/messages/` }),
    THEIRS,
    'the artist’s',
  ),
  rest(
    `POST ${PATH}:/messages/`,
    async (ground) => ({
      path: `${PATH}${await ground.thread()}/messages/`,
      body: { text },
      headers: key(),
    }),
    [401, 404, 404, 201, 201],
    'the artist’s',
  ),
  rest(
    `POST ${PATH}:/read/`,
    async (ground) => ({ path: `${PATH}${await ground.thread()}/read/`, body: { up_to: 1 } }),
    THEIRS,
    'the artist’s',
  ),
]
