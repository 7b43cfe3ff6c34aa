import { allMachines } from '#machines/all.ts'
import type { Told } from '#tests/walks/browser/page-recorder.ts'
import { createTwin, type Twin } from '#tests/walks/browser/twin.ts'
import { createOrder } from './in-order.ts'
import type { PageReport } from './page/explored.ts'

/** Runs the pure machine beside each actor of each page, and keeps their disagreements in words. */
export const createTwins = () => {
  const twins = new Map<string, Twin>()
  const disagreements: string[] = []
  const hear = (told: Told) => {
    const machine = allMachines.find(({ id }) => id === told.machine)
    if (!machine) return
    const twin = twins.get(told.actor)
    if (twin) twin.take(told)
    else twins.set(told.actor, createTwin(machine, told))
  }
  const inOrder = createOrder()
  return {
    disagreements,
    take: (report: PageReport) => {
      for (const text of inOrder(report)) {
        try {
          hear(JSON.parse(text))
        } catch (error) {
          disagreements.push(error instanceof Error ? error.message : String(error))
        }
      }
    },
  }
}
