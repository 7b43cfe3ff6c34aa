import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { childIdOf, type Entry } from '#machines/upload/context.ts'
import { namedOf } from '#machines/upload-file/context.ts'
import type { FileNews, Standing } from '#machines/upload-file/events.ts'
import type { FileView } from '#machines/upload-file/picture.ts'
import { catalogueOutage } from '../../fixtures/shared.ts'
import type { Step } from '../../walker/model.ts'
import { DUNES_SHA256, dunes, views } from './chosen-files.ts'

/** What the walk of machines/upload is planned from: its files, and what they tell their queue. */

export const OWNER = 'u-ada'
export const lapsed = { kind: 'expired', message: 'Your session expired. Please sign in again.' } as const
export const full = { kind: 'full', message: 'We’re out of space. Please contact support.' } as const
export const out = { kind: 'unavailable', message: catalogueOutage.message } as const

/** One that the shop has of an earlier visit: its id is the shop's. */
export const found = { ...views.ready, id: '9' }

export const moved = (to: Standing, remote: string | null, id = dunes.id) => ({
  type: 'file.moved' as const,
  id,
  to,
  sha256: DUNES_SHA256,
  remote,
})
export const heldBack = (to: Standing, failure: typeof lapsed | typeof full | typeof out, id = dunes.id) => ({
  type: 'file.held' as const,
  id,
  to,
  failure,
})

export const entriesOf = ({ context }: AnyMachineSnapshot): readonly Entry[] => context.entries

/** Whoever is not signed in as staff any more does not see the page. */
export const isShown = ({ context }: AnyMachineSnapshot): boolean => context.failure?.kind !== 'expired'

/** The end of a session ends all that is asked in it, too. */
export const isAsking = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.matches({ list: 'reading' }) ||
  snapshot.matches({ asking: 'asking' }) ||
  snapshot.matches({ looking: 'looking' })

/** What a file tells its queue at once when it is told this. */
const newsOf = (event: AnyEventObject, { remote }: Pick<Entry, 'remote'>): FileNews[] => {
  switch (event.type) {
    case 'turn.taken':
      return [moved('queued', remote)]
    case 'file.known':
      return [moved('queued', null)]
    case 'file.seen':
      return [moved(namedOf(event.view) ? 'named' : 'ready', event.view.id)]
    default:
      return []
  }
}

/** A file that was found tells where it stands; others as they are told something. */
export const newsAfter = ({ event, snapshot, sent }: Step): FileNews[] => {
  const listedNow: readonly FileView[] = event.actorId === 'listFiles' ? (event.output?.views ?? []) : []
  return [
    ...listedNow.map(({ id }) => moved('ready', id, id)),
    ...sent.flatMap(({ to, event: told }) =>
      entriesOf(snapshot)
        .filter(({ file }) => childIdOf(file.id) === to)
        .flatMap((entry) => newsOf(told, entry).map((news) => ({ ...news, id: entry.file.id }))),
    ),
  ]
}
