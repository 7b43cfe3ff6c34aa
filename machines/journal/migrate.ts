import type { JournalEntry } from './entry.ts'
import { Unreadable } from './failure.ts'
import type { JournalSnapshot, KeptStream } from './kept.ts'

/** One step from a version of a machine to a later one. */
export interface Migration {
  to: string
  /**
   * Rewrites all entries of the earlier version, in order; it may leave out or add some. Numbers are made
   * anew.
   */
  entries(entries: readonly JournalEntry[]): readonly JournalEntry[]
  snapshot(snapshot: JournalSnapshot): JournalSnapshot
}

/** The migrations of one machine, by the version that each leads on from. */
export type Migrations = Readonly<Record<string, Migration>>

/**
 * Rewrites what is kept of a stream as `version` of its machine would have kept it. Later entries may be of a
 * later version than earlier ones, as after a deployment. Throws Unreadable where there is a gap in it, or no
 * way from its version to this one.
 */
export const migrate = (kept: KeptStream, version: string, migrations: Migrations = {}): KeptStream => {
  refuseGaps(kept)
  let migrated = kept
  for (let steps = 0; versionOf(migrated) !== version; steps += 1) {
    const from = versionOf(migrated)
    const migration = Object.hasOwn(migrations, from) ? migrations[from] : undefined
    if (!migration || steps > Object.keys(migrations).length)
      throw new Unreadable('unknownVersion', `${kept.stream} is of version ${from}, not ${version}.`)
    migrated = runMigration(migrated, from, migration)
  }
  if (migrated.entries.some(({ machineVersion }) => machineVersion !== version))
    throw new Unreadable('unknownVersion', `${kept.stream} has entries of another version than ${version}.`)
  return migrated
}

const versionOf = ({ snapshot, entries }: KeptStream): string =>
  snapshot?.machineVersion ?? entries[0]?.machineVersion ?? ''

const runMigration = (
  { stream, snapshot, entries }: KeptStream,
  from: string,
  migration: Migration,
): KeptStream => {
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

/** The number that the first entry must have: any, where the actor begins anew. */
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
