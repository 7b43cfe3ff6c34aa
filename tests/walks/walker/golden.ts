import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import type { AnyStateNode } from 'xstate/graph'
import { typeInWords } from '#machines/chart/event-types.ts'
import { defaultOf, isHistory } from '#machines/chart/history.ts'
import {
  actionsOf,
  type Declared,
  declaredTransitionsOf,
  guardOf,
  stateNodesOf,
} from '#machines/chart/transitions.ts'
import { OUTCOMES, SCREENS } from './difference.ts'
import { errorsOf } from './errors.ts'
import { examplesInWords, type Names, namesOf } from './examples.ts'
import { type Eyes, eyesOf } from './eyes.ts'
import { outcomesInWords } from './outcomes.ts'
import { type Plan, planOf } from './plan.ts'
import { findRefusing, type Refusing } from './refused.ts'
import { screensInWords } from './screens.ts'
import type { Path } from './tour.ts'
import type { Walk } from './walk.ts'
import { wholeEventInWords, wholeInWords } from './whole.ts'
import { pathInWords } from './words.ts'

const placeOf = (node: AnyStateNode): string => node.path.join('.') || '(anywhere)'

const transitionInWords = ({ event, definition }: Declared): string => {
  const guard = guardOf(definition)
  const targets = definition.target?.map(placeOf).join(', ') ?? 'stays'
  const actions = actionsOf(definition.actions).join(', ')
  const when = `${typeInWords(event)}${guard ? ` [${guard}]` : ''}`
  return `   ${when.padEnd(44)} → ${targets}${actions ? ` / ${actions}` : ''}`
}

const kindOf = (node: AnyStateNode): string => {
  if (isHistory(node)) return ` (history, at first ${defaultOf(node).map(placeOf).join(', ')})`
  return node.type === 'final' ? ' (final)' : ''
}

const headOf = (node: AnyStateNode): string[] => {
  const tags = node.tags.map((tag) => ` #${tag}`).join('')
  const runs = node.invoke.map(({ id }) => `   runs ${id}`)
  // A state with a timer enters and leaves with functions of XState's own, which say nothing of ours.
  const done = (actions: readonly unknown[]) =>
    actionsOf(actions.filter((action) => typeof action !== 'function')).join(', ')
  const [enters, exits] = [done(node.entry), done(node.exit)]
  return [
    `${placeOf(node)}${tags}${kindOf(node)}`,
    ...(enters ? [`   on entry: ${enters}`] : []),
    ...(exits ? [`   on exit: ${exits}`] : []),
    ...runs,
  ]
}

const chart = (machine: AnyStateMachine): string[] => {
  const declared = declaredTransitionsOf(machine)
  return stateNodesOf(machine).flatMap((node) => [
    ...headOf(node),
    ...declared.filter(({ source }) => source === node).map(transitionInWords),
  ])
}

const delays = (machine: AnyStateMachine): string[] =>
  Object.entries(machine.implementations.delays).map(([name, delay]) => `   ${name}: ${String(delay)} ms`)

const refusals = (states: readonly Refusing[], { ofEvent }: Names): string[] =>
  [...Map.groupBy(states, ({ state }) => state)].flatMap(([state, times]) => [
    state,
    ...times.flatMap(({ refused }) => refused).map((event) => `   ${ofEvent(event)}`),
  ])

const inWords = (name: string, paths: readonly Path[], { ofEvent }: Names): string[] => {
  const words = { ofStep: ofEvent, ofEvent: wholeEventInWords, ofData: wholeInWords }
  return paths.flatMap((path, index) => [`${name} ${index + 1}`, ...pathInWords(path, words)])
}

const failures = (walk: Walk, { judge }: Eyes): string[] =>
  errorsOf(walk).flatMap((error) => {
    const judged = Object.entries(judge(error)).map(([name, failure]) => `${name}: ${wholeInWords(failure)}`)
    return judged.length === 0 ? [] : [`   ${wholeInWords(error)} → ${judged.join('; ')}`]
  })

/**
 * Writes all that is agreed of a machine, to be reviewed: its chart and delays, its examples, what its states
 * refuse, what becomes of each error, what screens read of each state, what every example comes to, and a
 * walk of it all.
 */
export const writeGoldenTable = async (walk: Walk, { paths, further }: Plan): Promise<string> => {
  const waits = delays(walk.machine)
  const names = namesOf(walk)
  const eyes = await eyesOf(walk)
  const judged = failures(walk, eyes)
  const tried = Object.entries(eyes.tryOut()).map(([asked, said]) => `   ${asked} → ${wholeInWords(said)}`)
  const shown = screensInWords(eyes, [...paths, ...further])
  return [
    `# ${walk.name}: the chart`,
    '',
    ...chart(walk.machine),
    ...(waits.length > 0 ? ['', '# Delays', '', ...waits] : []),
    '',
    '# Examples',
    '',
    ...examplesInWords(walk),
    '',
    '# What is refused',
    '',
    ...refusals(findRefusing(walk, [...paths, ...further]), names),
    '',
    ...(judged.length > 0 ? ['# Failures', '', ...judged, ''] : []),
    ...(tried.length > 0 ? ['# Rules', '', ...tried, ''] : []),
    ...(shown.length > 0 ? [SCREENS, '', ...shown, ''] : []),
    OUTCOMES,
    '',
    ...outcomesInWords(walk, [...paths, ...further]),
    '',
    '# Walks',
    '',
    ...inWords('Walk', paths, names),
    '',
  ].join('\n')
}

/** Those of machines without a screen have a folder of their own. */
const fileOf = ({ name, waiting, room }: Walk): URL => {
  const folder = waiting === null ? room : 'unseen'
  return new URL(`../golden/${folder === null ? '' : `${folder}/`}${name}.txt`, import.meta.url)
}

export const readGolden = (walk: Walk): Promise<string> => readFile(fileOf(walk), 'utf8')

export const writeGolden = async (walk: Walk): Promise<void> =>
  writeFile(fileOf(walk), await writeGoldenTable(walk, planOf(walk)))

/**
 * Writes the paths past the tour, which lead to what a table says of rarer data, and answers where. They are
 * too long to be kept.
 */
export const writeDetours = async (walk: Walk): Promise<string> => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'reports', 'detours')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${walk.name}.txt`)
  await writeFile(file, `${inWords('Detour', planOf(walk).further, namesOf(walk)).join('\n')}\n`)
  return file
}
