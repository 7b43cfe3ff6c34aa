import { createExport, type JournalExport, LONGEST_NAME } from '#machines/journal/export.ts'
import { gather, type Kept } from './gather.ts'
import type { Journal } from './journal.ts'
import type { Journalled } from './trees.ts'

export interface ExportDeps {
  /** The journal of this tab's own actors. */
  journal: Pick<Journal, 'gather'>
  /** The actors that all tabs share, and what is kept of them. */
  shared: Journalled
  readKeptShared: () => Promise<Kept>
}

/** Not in spec.md: the last events of each actor that a report has, fewer where they are too much to send. */
const LAST = [200, 100, 50, 20, 10]

/** Makes what goes with a report: the last events of this page's actors, redacted, as many as can be sent. */
export const makeExport = async ({ journal, shared, readKeptShared }: ExportDeps): Promise<JournalExport> => {
  const kept = await readKeptShared()
  const surroundings = {
    at: Date.now(),
    page: `${location.pathname}${location.search}${location.hash}`.slice(0, LONGEST_NAME),
    userAgent: navigator.userAgent.slice(0, LONGEST_NAME),
    viewport: { width: innerWidth, height: innerHeight },
  }
  const exportLast = async (last: number) =>
    createExport({
      ...surroundings,
      streams: [...gather(shared, kept, last), ...(await journal.gather(last))],
    })
  let exported = await exportLast(Number(LAST[0]))
  for (const fewer of LAST.slice(1)) {
    if (exported.omitted.length === 0) break
    exported = await exportLast(fewer)
  }
  return exported
}
