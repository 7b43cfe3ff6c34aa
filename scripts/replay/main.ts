import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { allMachines } from '#machines/all.ts'
import { trace } from '#machines/journal/trace.ts'
import { root, runScript } from '../run.ts'
import { type Reported, readReported } from './reported.ts'
import { testFileOf, writeTestCase } from './test-case.ts'
import { reportInWords, type Traces } from './words.ts'

/**
 * `npm run replay -- FILE`: prints a reported journal event by event, and writes a test that brings each of
 * its machines to the same last state. `--stream NAME` takes one stream alone, `--test FILE.test.ts` says
 * where to write the test, and `--walk FILE.spec.ts` writes a browser test instead, which repeats the steps
 * on the screen.
 */
const USAGE = 'npm run replay -- FILE [--stream NAME] [--test FILE.test.ts | --walk FILE.spec.ts]'

const WALK = 'tests/walks/browser/replay/write.ts'

const run = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stream: { type: 'string' }, test: { type: 'string' }, walk: { type: 'string' } },
  })
  const { stream, walk } = values
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new Error(`One file is needed: ${USAGE}`)
  const reported = await readReported(resolve(file))
  const traces = tracesOf(reported, stream)
  console.log(reportInWords(reported, traces).join('\n'))
  if (walk !== undefined) {
    // The walks know what is done on screens.
    const chosen = stream === undefined ? [] : ['--stream', stream]
    process.exitCode = await runScript(WALK, [resolve(file), resolve(walk), ...chosen])
    return
  }
  const test = resolve(values.test ?? testFileOf(resolve(file)))
  await writeTestCase(reported, traces, test)
  const name = relative(root, test)
  console.log(`\nA test that expects the last states: ${name}\nRun it: npx vitest run ${name}`)
}

const tracesOf = ({ journal: { streams } }: Reported, name: string | undefined): Traces => {
  const chosen = streams.filter(({ stream }) => name === undefined || stream === name)
  if (chosen.length === 0)
    throw new Error(
      `There is no stream ${name}. There are: ${streams.map(({ stream }) => stream).join(', ') || 'none'}.`,
    )
  return new Map(chosen.map((stream) => [stream, trace(stream, allMachines)]))
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
