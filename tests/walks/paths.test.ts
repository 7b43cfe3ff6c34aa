import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { declaredTransitionsOf } from '#machines/chart/transitions.ts'
import { keep } from './browser/kept-coverage.ts'
import { readBrowserReport } from './report/browser.ts'
import { writePage } from './report/html.ts'
import { jsonOf } from './report/json.ts'
import { holesIn, measure } from './report/measure.ts'
import { rowOf, walkedInWords } from './report/table.ts'
import type { Walk } from './walker/walk.ts'
import { walks } from './walks.ts'

const run = promisify(execFile)
const paths = (...args: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'paths.ts'), ...args], { maxBuffer: 64 * 1024 * 1024 })

/**
 * Answers what it prints, even where a browser has left a hole in this copy of the house and it exits with 1.
 */
const printedBy = async (...args: string[]): Promise<string> => {
  const { stdout } = await paths(...args).catch((failed: { stdout: string }) => failed)
  return stdout
}

const walkNamed = (name: string): Walk => {
  const walk = walks.find((one) => one.name === name)
  if (!walk) throw new Error(`There is no ${name}.`)
  return walk
}
const keysOf = ({ machine }: Walk) => declaredTransitionsOf(machine).map(({ key }) => key)

const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'paths-'))
  onTestFinished(() => rm(made, { recursive: true }))
  return made
}

const inBrowser = (walk: Walk, covered: string[]) => [
  {
    name: walk.name,
    covered,
    unreachable: [],
    paths: 2,
    steps: 9,
    milliseconds: 4_000,
    when: '2026-11-20T21:00:00.000Z',
    commit: 'c31cb18',
  },
]

test('--json lists what each driver took of the machines and the reasons for the rest, and nothing else', async () => {
  const stdout = await printedBy('--json', '--machine', 'auth')
  const transitions = keysOf(walkNamed('auth')).length
  expect(JSON.parse(stdout)).toEqual({
    machines: [
      {
        name: 'auth',
        states: 10,
        transitions,
        covered: { pure: transitions, actor: transitions, browser: expect.any(Number) },
        unreachable: { pure: [], actor: [], browser: expect.any(Array) },
      },
    ],
  })
})

test('--machine prints the paths in words', async () => {
  const stdout = await printedBy('--machine', 'register')
  expect(stdout).toContain('register, path 1')
  expect(stdout).toMatch(/register\.submitted .* → submitting/)
})

test('--contract lists what the shop can answer a machine, where it comes from, and which example has it', async () => {
  const { stdout } = await paths('--contract', '--machine', 'reorder')
  expect(stdout).toContain('reorder.reorder\n')
  expect(stdout).toMatch(
    /refuses CONFLICT «Nothing in this order is for sale anymore\.» \| reorder refuses «.+»\n +409 POST \/api\/v2\/orders\/:orderId\/reorder\/: nothing of it can be bought\n/,
  )
})

test('--contract names a machine that is not compared, and what it waits for', async () => {
  expect((await paths('--contract', '--machine', 'tab')).stdout).toContain('tab waits for the browser.')
})

test('an unknown machine is refused with the names of those that exist', async () => {
  await expect(paths('--machine', 'nobody')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/no machine nobody.*auth/),
  })
})

test('a browser that has not walked is listed as not run, and owes nothing', async () => {
  const walk = walkNamed('register')
  const machine = await measure(walk, null)
  expect(rowOf(machine)).toMatchObject({ pure: '100% (6/6)', actor: '100% (6/6)', browser: 'not run' })
  expect(machine.drivers.flatMap((driver) => holesIn(walk, driver, null))).toEqual([])
})

test('transitions that the browser walks took are counted, and those that they left are holes; removed ones are neither', async () => {
  const walk = walkNamed('register')
  const [first = '', ...others] = keysOf(walk)
  const browser = inBrowser(walk, [...others, 'register.gone|x[0]{}->'])
  const machine = await measure(walk, browser)
  expect(jsonOf(walk, machine).covered).toEqual({ pure: 6, actor: 6, browser: 5 })
  expect(machine.drivers.flatMap((driver) => holesIn(walk, driver, browser))).toEqual([first])
})

test('a machine whose path failed loses all its coverage, even when another path of it is walked again', async () => {
  const [register, auth] = [walkNamed('register'), walkNamed('auth')]
  const before = [...inBrowser(register, keysOf(register)), ...inBrowser(auth, keysOf(auth))]
  const kept = keep(before, [], ['register'])
  expect(kept).toEqual(inBrowser(auth, keysOf(auth)))
  const machine = await measure(register, kept)
  expect(rowOf(machine)).toMatchObject({ browser: 'not run' })
  expect(machine.drivers.flatMap((driver) => holesIn(register, driver, kept))).toEqual(keysOf(register))
})

test('a run of some paths keeps the coverage of the machines, and a run of all paths replaces it', () => {
  const [register, auth] = [walkNamed('register'), walkNamed('auth')]
  const before = [...inBrowser(auth, ['a']), ...inBrowser(register, ['b'])]
  expect(keep(before, [], [])).toEqual(before)
  expect(keep(before, inBrowser(register, ['c']), [])).toEqual([before[0], ...inBrowser(register, ['c'])])
})

test('each driver says when it last walked, and on which commit', async () => {
  const walk = walkNamed('register')
  const machine = await measure(walk, inBrowser(walk, keysOf(walk)))
  const said = walkedInWords([machine, { ...machine, name: 'other', drivers: [] }])
  expect(said).toContain('browser: 2026-11-20 21:00 UTC on c31cb18: register')
  expect(said).toContainEqual(expect.stringMatching(/^pure: .+ UTC on \w+\+?: register$/))
})

test('a machine without its screen names the issue that it waits for, for each transition', async () => {
  const walk = { ...walkNamed('register'), waiting: 'issue 99' }
  const machine = await measure(walk, null)
  expect(rowOf(machine)).toMatchObject({ browser: 'waits for issue 99' })
  expect(jsonOf(walk, machine).unreachable.browser).toEqual(
    keysOf(walk).map((key) => ({ key, reason: 'Its screen comes with issue 99.' })),
  )
})

test('a garbled report of the browser walks is refused', async () => {
  const file = join(await folder(), 'walks-browser.json')
  expect(await readBrowserReport(file)).toBeNull()
  await writeFile(file, '{"machines": {"auth": 1}}')
  await expect(readBrowserReport(file)).rejects.toThrow()
})

test('--html writes one file that needs nothing else, with every machine drawn and its paths in words', async () => {
  const machines = []
  for (const walk of walks) machines.push(await measure(walk, null))
  const html = await readFile(
    await writePage(await folder(), { at: new Date().toISOString(), isOfBuild: false, machines }),
    'utf8',
  )
  for (const { name } of walks) expect(html).toContain(`aria-label="Statechart of ${name},`)
  expect(html).toContain('its screen comes with issue 6')
  expect(html).toContain('begins in anonymous')
  expect(html).not.toMatch(/<script|<link|(src|href)="(?!#)|url\((?!data:)|@import/)
}, 300_000)
