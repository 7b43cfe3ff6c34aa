import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { AnyStateMachine } from 'xstate'
import type { AnyStateNode } from 'xstate/graph'
import { typeInWords } from '#machines/chart/event-types.ts'
import {
  actionsOf,
  type Declared,
  declaredTransitions,
  guardOf,
  stateNodes,
} from '#machines/chart/transitions.ts'
import { eventInWords } from '#machines/chart/words.ts'
import { detours } from './detours.ts'
import { type Refusing, refusing } from './refused.ts'
import type { Path } from './tour.ts'
import type { Walk } from './walk.ts'
import { pathInWords } from './words.ts'

const placeOf = (node: AnyStateNode): string => node.path.join('.') || '(anywhere)'

const transitionInWords = ({ event, definition }: Declared): string => {
  const guard = guardOf(definition)
  const targets = definition.target?.map(placeOf).join(', ') ?? 'stays'
  const actions = actionsOf(definition.actions).join(', ')
  const when = `${typeInWords(event)}${guard ? ` [${guard}]` : ''}`
  return `   ${when.padEnd(44)} → ${targets}${actions ? ` / ${actions}` : ''}`
}

const headOf = (node: AnyStateNode): string[] => {
  const tags = node.tags.map((tag) => ` #${tag}`).join('')
  const runs = node.invoke.map(({ id }) => `   runs ${id}`)
  // A state with a timer enters with a function of XState's own, which says nothing of ours.
  const enters = actionsOf(node.entry.filter((action) => typeof action !== 'function'))
  return [
    `${placeOf(node)}${tags}${node.type === 'final' ? ' (final)' : ''}`,
    ...(enters.length > 0 ? [`   on entry: ${enters.join(', ')}`] : []),
    ...runs,
  ]
}

const chart = (machine: AnyStateMachine): string[] => {
  const declared = declaredTransitions(machine)
  return stateNodes(machine).flatMap((node) => [
    ...headOf(node),
    ...declared.filter(({ source }) => source === node).map(transitionInWords),
  ])
}

const delays = (machine: AnyStateMachine): string[] =>
  Object.entries(machine.implementations.delays).map(([name, delay]) => `   ${name}: ${String(delay)} ms`)

const refusals = (states: readonly Refusing[]): string[] =>
  [...Map.groupBy(states, ({ state }) => state)].flatMap(([state, times]) => [
    state,
    ...times.flatMap(({ refused }) => refused).map((event) => `   ${eventInWords(event)}`),
  ])

const inWords = (name: string, paths: readonly Path[]): string[] =>
  paths.flatMap((path, index) => [`${name} ${index + 1}`, ...pathInWords(path)])

/** All that is agreed of a machine, to be reviewed: its chart, its delays, what its states refuse and a walk of it all. */
export const goldenTable = (walk: Walk, paths: readonly Path[], further: readonly Path[]): string => {
  const waits = delays(walk.machine)
  return [
    `# ${walk.name}: the chart`,
    '',
    ...chart(walk.machine),
    ...(waits.length > 0 ? ['', '# Delays', '', ...waits] : []),
    '',
    '# What is refused',
    '',
    ...refusals(refusing(walk, [...paths, ...further])),
    '',
    '# Walks',
    '',
    ...inWords('Walk', paths),
    '',
  ].join('\n')
}

/** What else it does, past every outcome: too long to be reviewed, so that what changes is seen. */
export const goldenDetours = ({ name }: Walk, further: readonly Path[]): string =>
  [`# ${name}: detours`, '', ...inWords('Detour', further), ''].join('\n')

/** Its parts, each by its heading. */
const partsOf = (table: string) =>
  new Map(table.split(/^(?=# )/m).map((part) => [part.split('\n', 1)[0] ?? '', part]))

/** Where each part first is not as before, after the state or the path that leads there: what was and what is. */
export const difference = (now: string, before: string): string => {
  const [is, was] = [partsOf(now), partsOf(before)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((heading) => was.get(heading) !== is.get(heading))
    .map((heading) => firstDifference(is.get(heading) ?? '', was.get(heading) ?? ''))
    .join('\n')
}

const firstDifference = (now: string, before: string): string => {
  const [is, was] = [now.split('\n'), before.split('\n')]
  const first = was.findIndex((line, index) => line !== is[index])
  const at = first === -1 ? was.length : first
  const begin = Math.max(
    is.slice(0, at).findLastIndex((line) => /^\S/.test(line)),
    0,
  )
  return [...is.slice(begin, at), `was:  ${was[at]}`, `is:   ${is[at]}`, ''].join('\n')
}

const fileOf = (folder: string, { name }: Walk): URL =>
  new URL(`../golden/${folder}${name}.txt`, import.meta.url)

export const readGolden = (walk: Walk): Promise<string> => readFile(fileOf('', walk), 'utf8')

export const readGoldenDetours = (walk: Walk): Promise<string> => readFile(fileOf('detours/', walk), 'utf8')

export const writeGolden = async (walk: Walk, paths: readonly Path[]): Promise<void> => {
  const further = detours(walk, paths)
  await mkdir(new URL('.', fileOf('detours/', walk)), { recursive: true })
  await writeFile(fileOf('', walk), goldenTable(walk, paths, further))
  await writeFile(fileOf('detours/', walk), goldenDetours(walk, further))
}
