import { type AnyStateMachine, StateMachine } from 'xstate'
import { errorsOf } from '#tests/walks/walker/errors.ts'
import { type Eyes, eyesOf, makeEyes, ruleFilesOf } from '#tests/walks/walker/eyes.ts'
import type { Walk } from '#tests/walks/walker/walk.ts'
import { gatherPaths, type Score, tally } from '../score.ts'
import { isKilled, trailsOf } from '../trial.ts'
import { editsOf } from './edits.ts'
import { compile, modulesOf, readSource } from './modules.ts'

const isMachineOf = ({ name }: Walk, value: unknown): value is AnyStateMachine =>
  value instanceof StateMachine && value.id === name

/** Looks at what does not depend on where a walk is. */
const lookAround = ({ judge, tryOut }: Eyes, walk: Walk): string =>
  JSON.stringify([errorsOf(walk).map(judge), tryOut()])

/**
 * Puts one thing wrong at a time into the files beside the chart and walks the result with the eyes of the
 * golden tables; `every` 4 tries one mutant in four.
 */
export const sourceScoreOf = async (walk: Walk, every = 1): Promise<Score> => {
  const files = ruleFilesOf(walk)
  if (files.length === 0) return tally(walk, [], [])
  const modules = await modulesOf([`${walk.name}/machine.ts`, ...files])
  const eyes = await eyesOf(walk)
  const trails = trailsOf(walk, gatherPaths(walk), eyes.show)
  const around = lookAround(eyes, walk)

  const isTold = (file: string, source: string): boolean => {
    const fault = compile(source)
    try {
      const [chart = {}, ...made] = modules.withSource(file, fault)
      const machine = Object.values(chart).find((one) => isMachineOf(walk, one))
      const seen = makeEyes(walk, new Map(files.map((name, index) => [name, made[index] ?? {}])))
      if (!isMachineOf(walk, machine)) throw new Error(`${file} makes no ${walk.name}.`)
      return lookAround(seen, walk) !== around || isKilled(machine, trails, seen.show)
    } catch {
      return true
    }
  }

  const mutants = files
    .flatMap((file) =>
      editsOf(readSource(file)).map((edit) => ({ ...edit, file, where: `${file}, ${edit.where}` })),
    )
    .filter((_, index) => index % every === 0)
  return tally(
    walk,
    mutants,
    mutants.filter(({ file, source }) => !isTold(file, source)),
  )
}
