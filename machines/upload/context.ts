import { demand } from '#machines/demand.ts'
import { MOST_FILES, SENT_AT_ONCE } from '#machines/lifecycles/original.ts'
import type { DetailName, Typed } from '#machines/upload-file/details.ts'
import type { Standing } from '#machines/upload-file/events.ts'
import type { AboutAll } from '#machines/upload-file/failure.ts'
import { type ChosenFile, faultOf, isLeftBehind, isSameFile } from '#machines/upload-file/file.ts'
import type { AlikePicture, FileView, KnownFile } from '#machines/upload-file/picture.ts'

export interface UploadInput {
  /** The account whose uploads they are: nobody else finds them. */
  owner: string
}

/** Whose content it is; of their own the shop knows that by itself. */
export type Content = { kind: 'artist' | 'publisher'; name: string } | { kind: 'own' }

/** One of the files, as the queue knows it. */
export interface Entry {
  file: ChosenFile
  standing: Standing
  /** Null before it was read. */
  sha256: string | null
  /** The shop's id of it; null before the shop expects it. */
  remote: string | null
}

export interface Fault {
  path: string
  reason: string
}

export interface Asked {
  id: string
  sha256: string
  size: number
}

export interface UploadContext extends UploadInput {
  /** In the order in which they came. */
  entries: readonly Entry[]
  /** In the modal, until it is said whose content they are. */
  chosen: readonly ChosenFile[]
  /** What was chosen last and is not taken, with the reason. */
  faults: readonly Fault[]
  /** What is said of all files. */
  common: Typed
  /** Which are asked about, in their order. */
  asked: readonly Asked[]
  /** Why all wait. */
  failure: AboutAll | null
}

export const beginUpload = (input: UploadInput): UploadContext => ({
  ...input,
  entries: [],
  chosen: [],
  faults: [],
  common: {},
  asked: [],
  failure: null,
})

export const childIdOf = (id: string): string => `file-${id}`

/** Shows so many files at once to whoever looks at them. */
const LOOKED_AT = 100

type WithEntries = Pick<UploadContext, 'entries'>

export const standingAt = ({ entries }: WithEntries, ...standings: readonly Standing[]): readonly Entry[] =>
  entries.filter(({ standing }) => standings.includes(standing))

export const countAt = ({ entries }: WithEntries, ...standings: readonly Standing[]): number =>
  entries.reduce((count, { standing }) => (standings.includes(standing) ? count + 1 : count), 0)

/** The first that stands there; null where there is none. */
export const firstAt = ({ entries }: WithEntries, at: Standing): Entry | null =>
  entries.find(({ standing }) => standing === at) ?? null

const change = (
  { entries }: WithEntries,
  isMeant: (entry: Entry) => boolean,
  changed: Partial<Entry>,
): WithEntries => ({ entries: entries.map((entry) => (isMeant(entry) ? { ...entry, ...changed } : entry)) })

export const moveEntry = (context: WithEntries, id: string, changed: Partial<Entry>): WithEntries =>
  change(context, ({ file }) => file.id === id, changed)

/** Asks about all that were read. */
export const askUnknown = (context: WithEntries): Pick<UploadContext, 'entries' | 'asked'> => ({
  ...moveAll(context, ['unknown'], 'asked'),
  asked: standingAt(context, 'unknown').map(({ file, sha256 }) => ({
    id: file.id,
    sha256: demand(sha256, 'a hash'),
    size: file.size,
  })),
})

/** Moves all that stand somewhere. */
export const moveAll = (context: WithEntries, from: readonly Standing[], to: Standing): WithEntries =>
  change(context, ({ standing }) => from.includes(standing), { standing: to })

export interface Turn {
  id: string
  to: Standing
}

/** Who waits where, for what, and how many may do it at a time. */
const TURNS: readonly (readonly [from: Standing, to: Standing, most: number])[] = [
  ['unread', 'reading', 1],
  ['queued', 'sending', SENT_AT_ONCE],
  ['ordered', 'saving', SENT_AT_ONCE],
  ['toReplace', 'replacing', SENT_AT_ONCE],
]

/** Gives the turns that are free to the first that wait for them. */
export const dealTurns = (context: WithEntries): WithEntries & { given: readonly Turn[] } => {
  const given = TURNS.flatMap(([from, to, most]) =>
    standingAt(context, from)
      .slice(0, Math.max(0, most - countAt(context, to)))
      .map(({ file: { id } }) => ({ id, to })),
  )
  const turnOf = (id: string) => given.find((turn) => turn.id === id)
  if (given.length === 0) return { entries: context.entries, given }
  return {
    entries: context.entries.map((entry) => {
      const turn = turnOf(entry.file.id)
      return turn ? { ...entry, standing: turn.to } : entry
    }),
    given,
  }
}

export const removeEntry = ({ entries }: WithEntries, id: string): WithEntries => ({
  entries: entries.filter(({ file }) => file.id !== id),
})

export const hasEntry = ({ entries }: WithEntries, id: string): boolean =>
  entries.some(({ file }) => file.id === id)

/** The next that may be looked at, by the shop's ids. */
export const remotesToLookAt = (context: WithEntries): readonly string[] =>
  standingAt(context, 'checking')
    .flatMap(({ remote }) => remote ?? [])
    .slice(0, LOOKED_AT)

export interface Attachment {
  id: string
  bytes: string
}

/** Those of the chosen files that are in the list already, each with its new bytes. */
export const findAttachments = (
  { entries }: WithEntries,
  files: readonly ChosenFile[],
): readonly Attachment[] =>
  files.flatMap((file) => {
    const same = entries.find((entry) => isSameFile(entry.file, file))
    return same ? [{ id: same.file.id, bytes: file.id }] : []
  })

/** Sorts what was chosen into what can be sent and what cannot. */
export const chooseFiles = (
  { entries, chosen }: Pick<UploadContext, 'entries' | 'chosen'>,
  files: readonly ChosenFile[],
  most: number = MOST_FILES,
): Pick<UploadContext, 'chosen' | 'faults'> => {
  const isKnown = (file: ChosenFile) =>
    [...entries.map((entry) => entry.file), ...chosen].some((known) => isSameFile(known, file))
  const meant = files.filter((file) => !isLeftBehind(file) && !isKnown(file))
  const faults = meant.flatMap((file) => {
    const reason = faultOf(file)
    return reason === null ? [] : [{ path: file.path, reason }]
  })
  const taken = meant.filter((file) => faultOf(file) === null)
  const room = Math.max(0, most - entries.length - chosen.length)
  const over = taken.slice(room).map(({ path }) => ({ path, reason: NO_MORE }))
  return { chosen: [...chosen, ...taken.slice(0, room)], faults: [...faults, ...over] }
}

const NO_MORE = `${MOST_FILES.toLocaleString('en-US')} files at once are the most. Add it after these are saved.`

/** What is said of files from the beginning. */
export const typedFor = (content: Content): Typed =>
  content.kind === 'own' ? {} : { [content.kind]: content.name }

export const entryOf = (file: ChosenFile): Entry => ({
  file,
  standing: 'unread',
  sha256: null,
  remote: null,
})

export const entryOfView = (view: FileView): Entry => ({
  file: fileOf(view),
  standing: 'checking',
  sha256: view.sha256,
  remote: view.id,
})

/**
 * What is known of an entry's bytes: where another of the list has the same, that one is in the way, as the
 * shop keeps one file of the same bytes for a person.
 */
export const knownOf = ({ entries }: WithEntries, { file, sha256 }: Entry, known: KnownFile): KnownFile => {
  const at = entries.findIndex((entry) => entry.file.id === file.id)
  const twin = entries.find(
    (entry, index) => entry.sha256 === sha256 && (index < at || (index > at && !isUndecided(entry))),
  )
  if (!twin) return known
  return { file: null, images: known.images.length > 0 ? known.images : [pictureOf(twin.file)] }
}

/** The shop is yet to say whether it has it. */
const isUndecided = ({ standing }: Entry): boolean => standing === 'unknown' || standing === 'asked'

const pictureOf = ({ id, name }: ChosenFile): AlikePicture => ({
  image: null,
  file: id,
  name,
  published: false,
  thumb: '',
  kind: 'same',
  distance: 0,
})

/** A file that the shop has of an earlier visit, as a chosen one. */
export const fileOf = ({ id, name, size }: FileView): ChosenFile => ({
  id,
  path: name,
  name,
  size,
  modified: null,
})

/** Those of the shop's that are not in the list. */
export const findForeign = ({ entries }: WithEntries, views: readonly FileView[]): readonly FileView[] =>
  views.filter(({ id, sha256 }) => !entries.some((entry) => entry.remote === id || entry.sha256 === sha256))

export const typeCommon = (common: Typed, name: DetailName, value: Typed[DetailName]): Typed => ({
  ...common,
  [name]: value,
})
