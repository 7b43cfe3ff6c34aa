import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyEventObject } from 'xstate'
import { walks } from '../walks.ts'
import { candidates } from './candidates.ts'
import { createModel, type Step } from './model.ts'
import type { Path } from './tour.ts'
import type { Walk } from './walk.ts'

/** A path by its places in lists: of a beginning, then of what may happen next in each state. */
interface Kept {
  input: number
  events: readonly number[]
}

/**
 * Plans paths once for all processes of a run: searching for them takes half a minute of CPU, and each worker
 * that walks would search anew. What a plan depends on, or may, is in the name of its folder.
 */
export const keepPaths = (
  walk: Walk,
  kind: 'tour' | 'detours',
  plan: () => readonly Path[],
): readonly Path[] => {
  // What a test has made of a walk has its name and other paths.
  if (!walks.includes(walk)) return plan()
  const file = join(folder(), `${walk.name}.${kind}.json`)
  if (existsSync(file)) {
    const kept: readonly Kept[] = JSON.parse(readFileSync(file, 'utf8'))
    return kept.map((path) => walkAgain(walk, path))
  }
  const paths = plan()
  write(file, JSON.stringify(paths.map((path) => shorten(walk, path))))
  return paths
}

const CACHE = 'node_modules/.cache'
const PREFIX = 'aquatint-paths-'

let named: string | undefined

const folder = (): string => {
  named ??= join(CACHE, `${PREFIX}${hashSources()}`)
  return named
}

const hashSources = (): string => {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'))
  const sources = ['machines/**/*.ts', 'tests/walks/{fixtures,walker}/**/*.ts']
  for (const file of globSync(sources).toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Other processes may read the file as it is written. */
const write = (file: string, text: string): void => {
  if (!existsSync(folder())) {
    const old = globSync(join(CACHE, `${PREFIX}*`)).filter((one) => one !== folder())
    for (const one of old) rmSync(one, { recursive: true, force: true })
    mkdirSync(folder(), { recursive: true })
  }
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, text)
  renameSync(draft, file)
}

const shorten = (walk: Walk, { input, steps }: Path): Kept => ({
  input: walk.inputs.indexOf(input),
  events: steps.slice(1).map(({ event }, index) => {
    const before = steps[index]
    const place = before ? candidates(walk, before.snapshot).findIndex((one) => isSame(one, event)) : -1
    if (place === -1) throw new Error(`${walk.name}: a path takes ${event.type}, which may not happen there.`)
    return place
  }),
})

/** Examples are the same objects each time; the events that carry them are made anew. */
const isSame = (one: AnyEventObject, other: AnyEventObject): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key] === other[key])

const walkAgain = (walk: Walk, { input, events }: Kept): Path => {
  const model = createModel(walk.machine)
  const steps: Step[] = [model.start(walk.inputs[input])]
  for (const place of events) {
    const before = steps.at(-1)
    const event = before && candidates(walk, before.snapshot)[place]
    if (!event) throw new Error(`${walk.name}: a kept path leads nowhere. Remove ${folder()}.`)
    steps.push(model.step(before.snapshot, event))
  }
  return { input: walk.inputs[input], steps }
}
