import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '#machines/chart/event-types.ts'
import { auth } from '../walks/fixtures/auth.ts'
import { exportOf, pathWith } from './reported.ts'

const root = join(import.meta.dirname, '..', '..')

/** A house of its own, whose machines can be changed and where tests can be written. */
let house = ''

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'aquatint-replay-'))
  for (const part of ['machines', 'scripts', 'package.json', 'biome.json', '.gitignore'])
    await cp(join(root, part), join(house, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(house, 'node_modules'))
  await writeFile(
    join(house, 'vitest.config.ts'),
    'export default { test: { include: ["tests/**/*.test.ts"] } }',
  )
})

afterAll(() => rm(house, { recursive: true, force: true }))

const run = (file: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(house, file), ...args], {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', VITEST: undefined },
  })
  return { status, stdout, stderr }
}

const replay = (...args: readonly string[]) => run('scripts/replay/main.ts', ...args)
const vitest = (file: string) => run('node_modules/vitest/vitest.mjs', 'run', file)

const save = async (name: string, value: unknown) => {
  const file = join(house, name)
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}

const failing = () =>
  exportOf(
    auth,
    pathWith(auth, ({ event }) => isRefusal(event.type)),
  )

test('the command prints each event, where it led and what it changed, and marks what failed', async () => {
  const { status, stdout } = replay(await save('printed.json', await failing()))
  expect(status).toBe(0)
  expect(stdout).toContain('/cart')
  expect(stdout).toMatch(/1 stream, \d+ events, [1-9]\d* failed/)
  expect(stdout).toMatch(/^00:00:00\.000 {3}auth +begins → anonymous$/m)
  expect(stdout).toMatch(/ ✗ auth +\w+ refuses .* → /)
  expect(stdout).toMatch(/^ +failure: \{/m)
})

test('the command writes a test that passes as it is, and fails once the machine leads elsewhere', async () => {
  const file = await save('report-7.json', { id: 7, note: 'It went\ngrey', journal: await failing() })
  const { stdout } = replay(file)
  expect(stdout).toContain('Note: It went grey')
  const written = 'tests/journal/reported/report-7.test.ts'
  expect(stdout).toContain(written)
  expect(await readFile(join(house, written), 'utf8')).toContain(
    '// Written by npm run replay, of a report that said: It went grey',
  )
  const green = vitest(written)
  expect(green.stdout).toContain('1 passed')
  expect(green.status).toBe(0)

  const machine = join(house, 'machines/auth/machine.ts')
  const chart = await readFile(machine, 'utf8')
  await writeFile(
    machine,
    chart.replace(
      'assign({ user: null, profile: null, artist: null, failure: null })',
      'assign({ user: null })',
    ),
  )
  const red = vitest(written)
  await writeFile(machine, chart)
  expect(red.stdout).toContain('auth comes to where it came to when it was reported')
  expect(red.status).toBe(1)
})

test('the command replays one stream alone, and writes the test to a given place', async () => {
  const journal = await failing()
  const other = journal.streams.map((stream) => ({ ...stream, stream: 'other' }))
  const file = await save('two.json', { ...journal, streams: [...journal.streams, ...other] })
  const { status, stdout } = replay(file, '--stream', 'other', '--test', 'tests/mine.test.ts')
  expect(status).toBe(0)
  expect(stdout).toContain('1 stream,')
  expect(vitest('tests/mine.test.ts').stdout).toContain('1 passed')
})

test.each([
  ['no file', [], 'One file is needed'],
  ['a file that is not there', ['nowhere.json'], 'nowhere.json cannot be read'],
  ['no JSON', ['text.json'], 'text.json is no JSON.'],
  ['no journal', ['other.json'], 'other.json is no journal: version is not 1.'],
  [
    'a stream that is not there',
    ['good.json', '--stream', 'loom'],
    'There is no stream loom. There are: auth.',
  ],
  [
    'a test where Vitest would not find it',
    ['good.json', '--test', 'mine.test.ts'],
    'A test is a .test.ts under',
  ],
  [
    'a test in the place of something else',
    ['good.json', '--test', 'tests/kept.test.ts'],
    'is there already',
  ],
  ['an option that is none', ['good.json', '--loud'], '--loud'],
])('the command refuses %s in one line', async (_what, args, words) => {
  await save('text.json', 'not json')
  await save('other.json', { hello: 1 })
  await save('good.json', await failing())
  await mkdir(join(house, 'tests'), { recursive: true })
  await save('tests/kept.test.ts', "import { test } from 'vitest'")
  const { status, stderr } = replay(...args)
  expect(stderr).toContain(words)
  expect(stderr).not.toContain('    at ')
  expect(status).toBe(1)
})

test('a hostile file prints no control characters', async () => {
  const journal = await failing()
  const [stream] = journal.streams
  const hostile = {
    ...journal,
    page: '/\u001b[2J\u001b]0;mine\u0007',
    streams: [
      { ...stream, machine: '__proto__', stream: 'constructor' },
      { ...stream, stream: '\u001b[31m', entries: stream?.entries.slice(1) },
    ],
  }
  const { status, stdout } = replay(await save('hostile.json', hostile))
  expect(status).toBe(0)
  expect(stdout).toContain('There is no machine __proto__ here.')
  expect(stdout).not.toContain('\u001b')
  expect(stdout).not.toContain('\u0007')
})
