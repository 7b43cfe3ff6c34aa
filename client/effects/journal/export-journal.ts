import type { JournalExport } from '#machines/journal/export.ts'
import type { ExportDeps } from './make-export.ts'

/** Makes what goes with a report. It is loaded as it is asked for: few visitors report anything. */
export const createExportJournal = (deps: ExportDeps) => async (): Promise<JournalExport> => {
  const { makeExport } = await import('./make-export.ts')
  return makeExport(deps)
}
