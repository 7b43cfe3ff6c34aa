import { mkdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { lastStateOf } from '#machines/journal/trace.ts'
import { root } from '../run.ts'
import type { Reported } from './reported.ts'
import type { Traces } from './words.ts'
import { writeFormatted } from './write-formatted.ts'

const tests = join(root, 'tests')
const WRITTEN = '// Written by npm run replay'

/** Puts it beside the journal if Vitest looks there, else in a place where it does. */
export const testFileOf = (file: string): string => {
  const name = `${basename(file).replace(/\.json$/, '')}.test.ts`
  return isAmongTests(file) ? join(dirname(file), name) : join(tests, 'journal', 'reported', name)
}

const isAmongTests = (file: string): boolean => file.startsWith(tests + sep)

/**
 * Writes a test that replays the journal and expects the present last state of each stream, with the journal
 * beside it. Throws in words where Vitest would not find it, or where it would replace something else.
 */
export const writeTestCase = async (
  { note, journal }: Reported,
  traces: Traces,
  file: string,
): Promise<void> => {
  if (!isAmongTests(file) || !file.endsWith('.test.ts'))
    throw new Error(`A test is a .test.ts under ${tests}, where Vitest finds it; ${file} is not.`)
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before && !before.startsWith(WRITTEN))
    throw new Error(`${file} is there already, and was not written by this.`)
  const journalName = basename(file).replace(/\.test\.ts$/, '.journal.json')
  const streams = [...traces.keys()]
  await mkdir(dirname(file), { recursive: true })
  await writeFormatted(join(dirname(file), journalName), JSON.stringify({ ...journal, streams }))
  await writeFormatted(
    file,
    writeSource({ note, journalName, states: [...traces.values()].map(lastStateOf) }),
  )
}

interface TestCase {
  note: string | null
  journalName: string
  states: readonly unknown[]
}

const writeSource = ({ note, journalName, states }: TestCase) =>
  `${WRITTEN}${note === null ? '' : `, of a report that said: ${note.replace(/\s+/g, ' ')}`}
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allMachines } from '#machines/all.ts'
import { readExport } from '#machines/journal/read-export.ts'
import { lastStateOf, trace } from '#machines/journal/trace.ts'

const file = join(import.meta.dirname, ${JSON.stringify(journalName)})
const { streams } = readExport(JSON.parse(readFileSync(file, 'utf8')))

/** Where each stream came to; null where it could not be replayed. */
const states: readonly unknown[] = ${JSON.stringify(states)}

test.each(streams.map((stream, index) => ({ stream, name: stream.stream, state: states[index] })))(
  '$name comes to where it came to when it was reported',
  ({ stream, state }) => expect(lastStateOf(trace(stream, allMachines))).toEqual(state),
)
`
