import { randomUUID } from 'node:crypto'
import type { Answers } from '../cases.ts'
import { change, type GraphCase, type Outcome } from './case.ts'

const uploaders = (answer: Outcome = 'ok'): Answers<Outcome> => [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'FORBIDDEN',
  answer,
  'ok',
]
const key = () => ({ idempotencyKey: randomUUID() })

/** Who may send pictures, and do what with those that were sent. */
export const UPLOAD_CASES: readonly GraphCase[] = [
  { document: 'query { uploadLimits { mostBytes } }', answers: ['ok', 'ok', 'ok', 'ok', 'ok'] },
  { document: 'query { uploadFiles { id } }', answers: uploaders() },
  { document: 'query { uploadFilesById(ids: ["nothing"]) { id } }', answers: uploaders() },
  change(
    'findKnownPictures',
    'FindKnownPicturesInput',
    () => ({ files: [{ sha256: 'a'.repeat(64), size: 1 }] }),
    uploaders(),
  ),
  change('discardUploadFile', 'DiscardUploadFileInput', () => ({ id: 'nothing' }), uploaders()),
  change(
    'tellPicturesApart',
    'TellPicturesApartInput',
    async (ground) => ({ file: await ground.expectedFile(), image: 'lake' }),
    uploaders('NOT_FOUND'),
  ),
  change(
    'createUpload',
    'CreateUploadInput',
    async (ground) => ({ file: await ground.file('staff'), title: 'Lake' }),
    ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'INVALID', 'INVALID'],
    'that says of no one whose it is',
  ),
  change(
    'replacePicture',
    'ReplacePictureInput',
    async (ground) => ({
      ...key(),
      image: (await ground.upload()).image,
      version: 0,
      file: await ground.file('staff'),
    }),
    ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  ),
  {
    document: 'mutation M($upload: ID!) { openOriginal(upload: $upload) { userErrors { code } } }',
    variables: async (ground) => ({ upload: `${(await ground.upload()).id}` }),
    answers: ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok'],
  },
]
