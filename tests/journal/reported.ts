import type { JournalExport } from '#machines/journal/export.ts'
import { createExport, toExported } from '#machines/journal/export.ts'
import type { Step } from '../walks/walker/model.ts'
import { type Path, tour } from '../walks/walker/tour.ts'
import type { Walk } from '../walks/walker/walk.ts'
import { perform, runRecorded } from './journal.ts'

const around = { at: 1_000, page: '/cart', userAgent: 'Chromium', viewport: { width: 1280, height: 800 } }

/** What is exported of a machine that has gone this path. */
export const exportOf = async (
  walk: Walk,
  { input, steps }: Pick<Path, 'input' | 'steps'>,
): Promise<JournalExport> => {
  const { run, journal } = runRecorded(walk, input)
  for (const step of steps.slice(1)) await perform(walk, run, step)
  run.stop()
  const kept = journal.read(walk.name)
  const streams = kept ? [toExported(walk.machine, kept)] : []
  return JSON.parse(JSON.stringify(createExport({ ...around, streams })))
}

/** The first path of a walk on which this happens. */
export const pathWith = (walk: Walk, happens: (step: Step) => boolean): Path => {
  const path = tour(walk).find(({ steps }) => steps.some(happens))
  if (!path) throw new Error(`Nothing of the kind is on a path of ${walk.name}.`)
  return path
}
