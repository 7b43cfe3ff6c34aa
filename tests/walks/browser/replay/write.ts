import { mkdir, readFile } from 'node:fs/promises'
import { basename, dirname, relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { allMachines } from '#machines/all.ts'
import { trace } from '#machines/journal/trace.ts'
import { readReported } from '../../../../scripts/replay/reported.ts'
import { writeFormatted } from '../../../../scripts/replay/write-formatted.ts'
import { root } from '../../../../scripts/run.ts'
import { beginningOf } from './beginning.ts'
import { sourceOf, WRITTEN } from './source.ts'
import { stepsOf } from './steps.ts'
import type { Traces } from './traces.ts'

/** Playwright looks for walks here. */
const folder = resolve(import.meta.dirname, '..')

/** `npm run replay -- FILE --walk FILE.spec.ts` ends here: writes a browser test of a report. */
const write = async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { stream: { type: 'string' } },
  })
  const [report = '', target = ''] = positionals
  await expectFree(target)
  const { note, journal } = await readReported(report)
  const streams = journal.streams.filter(
    ({ stream }) => values.stream === undefined || stream === values.stream,
  )
  const traces: Traces = new Map(streams.map((stream) => [stream, trace(stream, allMachines)]))
  const beginning = beginningOf(traces)
  const name = relative(folder, target)
  const source = sourceOf({
    title: note ?? '',
    name,
    beginning,
    place: beginning.place ?? '/',
    steps: stepsOf(traces, beginning.moments, journal.page),
  })
  await mkdir(dirname(target), { recursive: true })
  await writeFormatted(target, source)
  console.log(
    `A browser test that does its steps, and waits for you to say what should have happened: ${relative(root, target)}`,
  )
  console.log(`Run it: npm run test:walks -- ${name}`)
}

const expectFree = async (target: string) => {
  if (!target.startsWith(folder + sep) || !basename(target).endsWith('.spec.ts'))
    throw new Error(`A walk is a .spec.ts under ${folder}, where Playwright finds it; ${target} is not.`)
  const before = await readFile(target, 'utf8').catch(() => '')
  if (before && !before.startsWith(WRITTEN))
    throw new Error(`${target} is there already, and was not written by this.`)
}

try {
  await write()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
