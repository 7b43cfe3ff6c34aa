import type { HashFile } from '#client/effects/upload/hash-file.ts'
import type { sendByTus } from '#client/effects/upload/send-by-tus.ts'
import { createUploadFileEffects } from '#client/effects/upload/upload-file.ts'
import type { SendEnd } from '#machines/upload-file/failure.ts'
import type { AlikePicture, FileView } from '#machines/upload-file/picture.ts'
import { alike, dunes, nearFile, nearImage, ready } from '../../fixtures/uploads.ts'
import { fileOf } from '../made-files.ts'
import { hear, hearTold } from '../outcome.ts'
import { askPort, joinPorts, local, localOpen } from '../port.ts'
import { answerDone } from '../route.ts'
import * as routes from '../routes/uploads.ts'
import { type Client, createOffline } from '../shop.ts'
import { unsent } from '../unsent.ts'

const actorsOf = ({ apollo }: Client) => createUploadFileEffects({ apollo, ...unsent }).actors

const found = { find: () => new File(['sand'], dunes.name) }

/** Hears what becomes of a file whose bytes are at hand or not, and give this hash. */
const hashing = (bytes: { find: () => File | null }, hash: HashFile) => () => {
  const { actors } = createUploadFileEffects({ ...createOffline(), ...unsent, bytes, hash })
  return hear(actors.hashFile, { bytes: 'f-1' })
}

const sending = { file: dunes, bytes: 'f-1', sha256: 'a1', remote: null, again: false }

/** Hears what is told first of a file that is sent so; its bytes go past the graph. */
const sent =
  (send: typeof sendByTus, bytes: { find: () => File | null } = found) =>
  () => {
    const { actors } = createUploadFileEffects({ ...createOffline(), ...unsent, bytes, send })
    return hearTold(actors.sendFile, sending)
  }
const never = new Promise<never>(() => {})
const ending = (when: string, end: SendEnd) => ({ when, hear: sent(async () => end) })

const apart = (picture: AlikePicture, others: readonly (readonly [when: string, view: FileView])[]) => {
  const [first, ...more] = others.map(([when, view]) => ({
    when,
    answers: [[routes.tellApart, answerDone(fileOf(view))]] as const,
  }))
  if (!first) throw new Error('It is answered nothing.')
  return askPort((client) => actorsOf(client).tellApart, {
    input: { remote: '7', picture },
    by: 'staff',
    successes: [first, ...more],
  })
}

export const uploadFile = {
  hashFile: local([
    { when: 'it is read', hear: hashing(found, async () => 'a1') },
    { when: 'it cannot be read any more', hear: hashing(found, async () => null) },
    { when: 'its bytes are not at hand', hear: hashing({ find: () => null }, async () => 'a1') },
  ]),
  // tests/services/content/uploads/sending.test.ts has seen these answers.
  sendFile: localOpen(
    ['file.created', 'progress.made', 'file.sent', 'sending.ended'],
    [
      {
        when: 'the shop expects it',
        hear: sent(async (_, { onCreated }) => {
          onCreated('7')
          return never
        }),
      },
      ...([2_000, 3_000] as const).map((offset) => ({
        when: `${offset} bytes are there`,
        hear: sent(async (_, { onProgress }) => {
          onProgress(offset, offset === 2_000 ? 500 : 700)
          return never
        }),
      })),
      { when: 'it is whole', hear: sent(async () => 'sent') },
      { when: 'its bytes are not at hand', hear: sent(async () => 'sent', { find: () => null }) },
      ending('it cannot be read any more', 'bytes'),
      ending('the line breaks', 'unreached'),
      ending('its name is too long', 400),
      ending('the session is over', 401),
      ending('they are neither staff nor an artist', 403),
      ending('the file is forgotten', 404),
      ending('another tab sends it', 409),
      ending('its bytes are gone', 410),
      ending('it is too large', 413),
      ending('the service is down', 503),
      ending('the disk is full', 507),
    ],
  ),
  discardFile: askPort((client) => actorsOf(client).discardFile, {
    input: { remote: '7' },
    by: 'staff',
    successes: [
      { when: 'it is given up', answers: [[routes.discardFile, answerDone({ image: null })]] },
      { when: 'it is a picture already', answers: [[routes.discardFile, answerDone({ image: '40' })]] },
    ],
  }),
  tellApart: joinPorts(
    apart(nearImage, [
      ['it looks like nothing else', ready],
      ['it looks like another', { ...alike, alike: [nearFile] }],
    ]),
    apart(nearFile, [['it looks like nothing else', ready]]),
  ),
  replacePicture: askPort((client) => actorsOf(client).replacePicture, {
    input: { remote: '7', image: '32', idempotencyKey: 'f-1' },
    by: 'staff',
    successes: [
      {
        when: 'it is replaced',
        answers: [
          [routes.readImage, answerDone({ id: '32', version: 3 })],
          [routes.replacePicture, answerDone({ id: '32', version: 4, _merged: [] })],
        ],
      },
    ],
    reasons: { 'there is no such version': 'The version has just been read.' },
  }),
  createUpload: askPort((client) => actorsOf(client).createUpload, {
    input: {
      remote: '7',
      name: dunes.name,
      details: { artist: 'Ada' },
      sellsSmall: false,
    },
    by: 'staff',
    successes: [
      {
        when: 'it is a picture',
        answers: [[routes.createUpload, answerDone({ id: 5, image: '40', is_left_out: false }, 201)]],
      },
      {
        when: 'it was one before, and edited since',
        answers: [[routes.createUpload, answerDone({ id: 5, image: '40', is_left_out: true })]],
      },
    ],
    reasons: { 'the creator is no artist': 'No creator is named.' },
  }),
}
