import type { Page } from '@playwright/test'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { recordActors, type Told } from './page-recorder.ts'
import { createTwin, type Twin } from './twin.ts'

/** Records every actor of these machines on every page of the context, each beside its twin. */
export const recordPage = async (page: Page, machines: readonly AnyStateMachine[]) => {
  const twins = new Map<string, Twin>()
  const ofMachine = new Map<string, Twin[]>()
  const problems: unknown[] = []

  const hear = (told: Told) => {
    const twin = twins.get(told.actor)
    if (twin) return twin.take(told)
    const machine = machines.find(({ id }) => id === told.machine)
    if (!machine) return
    const born = createTwin(machine, told)
    twins.set(told.actor, born)
    ofMachine.set(told.machine, [...(ofMachine.get(told.machine) ?? []), born])
  }

  await page.context().exposeFunction('aquatintTell', (text: string) => {
    try {
      hear(JSON.parse(text))
    } catch (problem) {
      problems.push(problem)
    }
  })
  await page.context().addInitScript(recordActors)
  return {
    /** Takes what the page tells, and what is told of machines that run elsewhere. */
    hear,
    /** Answers the machine's newest actor. */
    latest: (machine: string): Twin | undefined => ofMachine.get(machine)?.at(-1),
    /** Answers what all actors of the machine have taken in this visit. */
    eventsOf: (machine: string): AnyEventObject[] =>
      (ofMachine.get(machine) ?? []).flatMap(({ events }) => events),
    /** Answers the keys of the transitions that all actors of the machine have taken in this visit. */
    takenBy: (machine: string): Set<string> =>
      new Set((ofMachine.get(machine) ?? []).flatMap(({ taken }) => [...taken])),
    /** Where the page and the pure machines disagreed. */
    problems,
  }
}

export type Recording = Awaited<ReturnType<typeof recordPage>>
