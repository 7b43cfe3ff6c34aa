import { createUploadEffects } from '#client/effects/upload/upload.ts'
import type { FileView, KnownFile } from '#machines/upload-file/picture.ts'
import { LOOKED, OF_SHOP } from '../../fixtures/upload.ts'
import { sameImage } from '../../fixtures/uploads.ts'
import { pageOf } from '../made-files.ts'
import { hearTold } from '../outcome.ts'
import { askPort, localOpen } from '../port.ts'
import { answerDone, type Route } from '../route.ts'
import * as routes from '../routes/uploads.ts'
import { type Client, createOffline } from '../shop.ts'
import { unsent } from '../unsent.ts'

const effectsOf = ({ apollo }: Pick<Client, 'apollo'>, onLine = true) => {
  const page = Object.assign(new EventTarget(), { navigator: { onLine } })
  return { page, actors: createUploadEffects({ apollo, page, ...unsent }).actors }
}

/** Hears what the browser's own word about its line becomes. */
const hearLine = (type: 'offline' | 'online') => () => {
  const { page, actors } = effectsOf(createOffline())
  const heard = hearTold(actors.line, undefined)
  page.dispatchEvent(new Event(type))
  return heard
}

const listed = (route: Route, when: string, views: readonly FileView[]) => ({
  when,
  answers: [[route, answerDone(pageOf(views))]] as const,
})
const unknown: KnownFile = { file: null, images: [] }
const held: KnownFile = { file: null, images: [sameImage] }
const told = (when: string, known: KnownFile) => ({
  when,
  answers: [[routes.findKnown, answerDone({ results: [known, known] })]] as const,
})

export const upload = {
  line: localOpen(
    ['line.lost', 'line.back'],
    [
      { when: 'the line is lost', hear: hearLine('offline') },
      { when: 'the line is back', hear: hearLine('online') },
      {
        when: 'there is none from the beginning',
        hear: () => hearTold(effectsOf(createOffline(), false).actors.line, undefined),
      },
    ],
  ),
  listFiles: askPort((client) => effectsOf(client).actors.listFiles, {
    input: undefined,
    by: 'staff',
    successes: [
      listed(routes.listFiles, 'the shop has none', []),
      listed(routes.listFiles, 'the shop has two of an earlier visit', OF_SHOP),
    ],
  }),
  findKnown: askPort((client) => effectsOf(client).actors.findKnown, {
    input: {
      files: [
        { sha256: 'a1', size: 4_000 },
        { sha256: 'a1', size: 4_000 },
      ],
    },
    by: 'staff',
    successes: [told('the shop has neither', unknown), told('the shop has both', held)],
    reasons: { 'there are more than 2,000': 'No more are in the list, whatever is chosen.' },
  }),
  lookAt: askPort((client) => effectsOf(client).actors.lookAt, {
    input: { remotes: ['71', '99'] },
    by: 'staff',
    successes: [listed(routes.lookAt, 'they are gone', []), listed(routes.lookAt, 'they are ready', LOOKED)],
    reasons: { 'there are more than 100': 'The queue looks at 100 at a time.' },
  }),
}
