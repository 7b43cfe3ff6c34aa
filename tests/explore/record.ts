import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { SPECIFICATION } from './folders.ts'
import type { Recorded } from './specification/repeat.ts'
import type { Seen } from './specification/seen.ts'

interface Step {
  /** The gesture that led here; null at first. */
  action: Recorded['gesture'] | null
  seen: Seen
}

/** Reads each state of a visit from Bombadil's trace. */
async function* stepsIn(folder: string): AsyncGenerator<Step> {
  const lines = createInterface({ input: createReadStream(join(folder, 'trace.jsonl')) })
  for await (const line of lines) {
    const { action, snapshots }: { action: Step['action']; snapshots: { value: unknown }[] } =
      JSON.parse(line)
    const seen = snapshots.map(({ value }) => value).find(isSeen)
    if (seen) yield { action, seen }
  }
}

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'disagreements' in value

/** Tells whether a state could have broken a property: a property that no state could break is not proved. */
const MET: Record<string, (seen: Seen) => boolean> = {
  busy: ({ busy }) => busy.length > 0,
  alerts: ({ alerts }) => alerts.length > 0,
  openProject: ({ isSignedIn, projectQuantity }) => isSignedIn && projectQuantity !== null,
  count: ({ count, projectQuantity, guestQuantity }) =>
    count !== null && (projectQuantity ?? guestQuantity) !== null,
  lines: ({ lines }) => lines.length > 0,
  typed: ({ did }) => did === 'typed',
  tryAgain: ({ offers }) => offers.length > 0,
  calmAfterStorm: ({ calmFor }) => calmFor !== null && calmFor > 20_000,
}

/** Counts the states of a visit, and those in which something could be wrong. */
export const countSteps = async (folder: string) => {
  let steps = 0
  let replayed = 0
  const met = Object.fromEntries(Object.keys(MET).map((name) => [name, 0]))
  for await (const { seen } of stepsIn(folder)) {
    steps += 1
    replayed = Math.max(replayed, seen.replayed)
    for (const [name, isMet] of Object.entries(MET)) if (isMet(seen)) met[name] = (met[name] ?? 0) + 1
  }
  return { steps, met: { ...met, replayed } }
}

/**
 * Writes a specification that repeats the gestures of the visit in one folder, into another folder; answers
 * its path.
 */
export const writeRepeat = async (from: string, into: string): Promise<string> => {
  const recorded: Recorded[] = []
  let clock = 0
  for await (const { action, seen } of stepsIn(from)) {
    if (action !== null && action !== 'Wait') recorded.push({ clock, gesture: action })
    clock = seen.clock ?? clock
  }
  await writeFile(join(into, 'again.json'), JSON.stringify(recorded))
  const repeat = JSON.stringify(join(SPECIFICATION, '..', 'repeat.ts'))
  const file = join(into, 'again.ts')
  await writeFile(
    file,
    `import recorded from './again.json'
import { repeat } from ${repeat}
export * from ${JSON.stringify(SPECIFICATION)}
export const visitor = repeat(recorded)
`,
  )
  return file
}
