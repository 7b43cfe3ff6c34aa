import { randomUUID } from 'node:crypto'
import { type Answers, everybody, type RestCase, rest } from '../cases.ts'

const headers = () => ({ 'idempotency-key': randomUUID() })

/** An artist's own side of money is theirs alone: staff who are no artists have none. */
const artistOnly = (status = 200): Answers<number> => [401, 404, 404, status, 404]

const read = (route: string, answers: Answers<number> = artistOnly()) =>
  rest(`GET ${route}`, () => ({ path: route }), answers)
const write = (route: string, body: object, answers: Answers<number>, path = route) =>
  rest(`POST ${route}`, () => ({ path, body, headers: headers() }), answers)

const ROOM = '/api/artist-account'
const W9 = { type: 'W-9', name: 'Ada Ink' }

/** Who may do what with an artist's agreement and tax forms. */
export const ARTIST_ACCOUNT_CASES: readonly RestCase[] = [
  read(`${ROOM}/agreement/`),
  write(`${ROOM}/agreement/`, { agreed: false }, artistOnly(400)),
  rest(
    `POST ${ROOM}/agreement/:/file/`,
    async (ground) => ({
      path: `${ROOM}/agreement/${(await ground.money()).agreement}/file/`,
      headers: headers(),
    }),
    artistOnly(201),
    'that the artist has accepted',
  ),
  rest('GET /api/agreement-file/:/', () => ({ path: '/api/agreement-file/none/' }), everybody(404)),
  read(`${ROOM}/tax-form/`),
  write(`${ROOM}/tax-form/check/`, W9, artistOnly(400)),
  write(`${ROOM}/tax-form/`, W9, artistOnly(400)),
  rest(
    `POST ${ROOM}/tax-form/:/file/`,
    async (ground) => ({ path: `${ROOM}/tax-form/${await ground.taxForm()}/file/`, headers: headers() }),
    artistOnly(201),
    'of the artist’s',
  ),
  rest('GET /api/own-tax-form-file/:/', () => ({ path: '/api/own-tax-form-file/none/' }), everybody(404)),
]
