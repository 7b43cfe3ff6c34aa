import { randomBytes } from 'node:crypto'
import { describe } from '#tests/services/content/uploads/uploads.ts'
import { type Answers, everybody, type RestCase, rest, staffOnly } from '../cases.ts'

const FILES = '/api/upload/files/'
const TUS = { 'tus-resumable': '1.0.0' }
const PART = { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }

/** Staff, and artists, as they are; what is asked of is nobody's. */
const uploaders = (status = 200): Answers<number> => [401, 403, 403, status, status]
/** A file of staff's: another's is not there. */
const ofStaff = (status = 200): Answers<number> => [401, 403, 403, 404, status]

/** Who may send pictures, and do what with those that were sent. */
export const UPLOAD_CASES: readonly RestCase[] = [
  rest(
    'POST /api/upload/files/',
    () => ({ path: FILES, headers: { ...TUS, ...describe(randomBytes(100)) } }),
    uploaders(201),
  ),
  rest('GET /api/upload/files/', () => ({ path: FILES }), uploaders()),
  rest(
    'HEAD /api/upload/files/:/',
    async (ground) => ({ path: `${FILES}${await ground.expectedFile()}`, headers: TUS }),
    ofStaff(),
  ),
  rest(
    'PATCH /api/upload/files/:/',
    async (ground) => ({
      path: `${FILES}${await ground.expectedFile()}`,
      headers: PART,
      body: randomBytes(10),
    }),
    ofStaff(204),
  ),
  rest(
    'GET /api/upload/files/:/',
    async (ground) => ({ path: `${FILES}${await ground.expectedFile()}/` }),
    ofStaff(),
  ),
  rest(
    'DELETE /api/upload/files/:/',
    async (ground) => ({ path: `${FILES}${await ground.expectedFile()}/` }),
    uploaders(),
    'which does nothing of another’s',
  ),
  rest(
    'POST /api/upload/files/:/apart/',
    async (ground) => ({ path: `${FILES}${await ground.expectedFile()}/apart/`, body: { image: 'lake' } }),
    ofStaff(),
  ),
  rest(
    'POST /api/upload/known/',
    () => ({ path: '/api/upload/known/', body: { files: [{ sha256: 'a'.repeat(64), size: 1 }] } }),
    uploaders(),
  ),
  rest('OPTIONS /api/upload/', () => ({ path: '/api/upload/' }), everybody(200)),
  rest('GET /api/upload/', () => ({ path: '/api/upload/' }), [401, 200, 200, 200, 200], 'each their own'),
  rest(
    'POST /api/upload/',
    async (ground) => ({ path: '/api/upload/', body: { file: await ground.file('staff'), artist: 'Ada' } }),
    [401, 403, 403, 400, 201],
    'of a file of staff’s',
  ),
  rest('POST /api/upload/strays/', () => ({ path: '/api/upload/strays/', body: { ids: [1] } }), staffOnly()),
  ...(
    [
      ['OPTIONS', '', [401, 404, 404, 404, 200]],
      ['GET', '', [401, 404, 404, 404, 200]],
      ['GET', '?at=2100-01-01T00:00:00Z', staffOnly(), undefined, 'as it stood'],
      ['PUT', '', staffOnly(), { version: 1, name: 'Lake' }],
      ['GET', 'history/', staffOnly()],
      ['POST', 'revert/', staffOnly(404), { version: 700 }],
      ['GET', 'notes/', staffOnly()],
      ['POST', 'notes/', staffOnly(201), { text: 'Call back.' }],
      ['POST', 'original/', [401, 404, 404, 404, 201]],
    ] as const
  ).map(
    ([method, path, answers, body, about]): RestCase => ({
      route: `${method} /api/upload/:/${path.replace(/\?.*/, '')}`,
      ...(about !== undefined && { about }),
      ask: async (ground) => ({
        path: `/api/upload/${(await ground.upload()).id}/${path}`,
        ...(body !== undefined && { body }),
      }),
      answers,
    }),
  ),
  // Whoever has a link has the file; this one leads nowhere.
  rest('GET /api/originals/:/', () => ({ path: '/api/originals/nothing/' }), everybody(404)),
  rest(
    'POST /api/image/:/picture/',
    async (ground) => ({
      path: `/api/image/${(await ground.upload()).image}/picture/`,
      body: { file: await ground.file('staff'), version: 0 },
    }),
    staffOnly(),
  ),
]
