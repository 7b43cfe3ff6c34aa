import type { JournalEntry } from './entry.ts'
import { Unreadable } from './failure.ts'
import type { JournalSnapshot, KeptStream } from './kept.ts'

/** One step from a version of a machine to a later one. */
export interface Migration {
  to: string
  /** All entries of the earlier version, in order. May leave some out or add some; they are numbered anew. */
  entries(entries: readonly JournalEntry[]): readonly JournalEntry[]
  snapshot(snapshot: JournalSnapshot): JournalSnapshot
}

/** The steps of one machine, by the version that each leads on from. */
export type Migrations = Readonly<Record<string, Migration>>

/**
 * What is kept of a stream, as `version` of its machine would have kept it. Throws Unreadable where there is
 * a gap in it, or no way from its version to this one. Later entries may be of a later version than earlier
 * ones, as after a deployment.
 */
export const migrate = (kept: KeptStream, version: string, migrations: Migrations = {}): KeptStream => {
  refuseGaps(kept)
  let migrated = kept
  for (let steps = 0; versionOf(migrated) !== version; steps += 1) {
    const from = versionOf(migrated)
    const migration = Object.hasOwn(migrations, from) ? migrations[from] : undefined
    if (!migration || steps > Object.keys(migrations).length)
      throw new Unreadable('unknownVersion', `${kept.stream} is of version ${from}, not ${version}.`)
    migrated = step(migrated, from, migration)
  }
  if (migrated.entries.some(({ machineVersion }) => machineVersion !== version))
    throw new Unreadable('unknownVersion', `${kept.stream} has entries of another version than ${version}.`)
  return migrated
}

const versionOf = ({ snapshot, entries }: KeptStream): string =>
  snapshot?.machineVersion ?? entries[0]?.machineVersion ?? ''

const step = ({ stream, snapshot, entries }: KeptStream, from: string, migration: Migration): KeptStream => {
  const older = entries.filter(({ machineVersion }) => machineVersion === from)
  const rest = entries.filter(({ machineVersion }) => machineVersion !== from)
  const first = firstOf({ stream, snapshot, entries })
  return {
    stream,
    snapshot: snapshot && { ...migration.snapshot(snapshot), machineVersion: migration.to },
    entries: [
      ...migration.entries(older).map((entry) => ({ ...entry, machineVersion: migration.to })),
      ...rest,
    ].map((entry, index) => ({ ...entry, seq: first + index })),
  }
}

/** What begins anew may follow anything, or nothing. */
const firstOf = ({ snapshot, entries }: KeptStream): number =>
  snapshot ? snapshot.seq + 1 : (entries[0]?.seq ?? 0)

const refuseGaps = (kept: KeptStream): void => {
  const { stream, snapshot, entries } = kept
  const garbled = (message: string) => new Unreadable('garbled', `${stream} ${message}`)
  if (!snapshot && entries[0]?.event.type !== 'xstate.init') throw garbled('has no beginning.')
  const first = firstOf(kept)
  const gap = entries.findIndex(({ seq }, index) => seq !== first + index)
  if (gap >= 0) throw garbled(`has ${entries[gap]?.seq} where ${first + gap} was to come.`)
}
