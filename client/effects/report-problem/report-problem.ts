import type { ApolloClient } from '@apollo/client'
import { SendReportDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { JournalExport } from '#machines/journal/export.ts'
import { Refusal } from '#machines/refusal.ts'
import type { ProblemReport, reportProblemPorts } from '#machines/report-problem/ports.ts'

export interface ReportProblemDeps {
  apollo: ApolloClient
  /** What the page's actors have taken, redacted and small enough to be sent. */
  exportJournal: () => Promise<JournalExport>
  isOnline: () => boolean
}

export const createReportProblemEffects = (deps: ReportProblemDeps) =>
  fillPorts<typeof reportProblemPorts>({
    gather: async () => JSON.stringify(await deps.exportJournal()),
    send: (input) => sendReport(deps, input),
  })

const sendReport = async ({ apollo, isOnline }: ReportProblemDeps, { key, note, journal }: ProblemReport) => {
  if (!isOnline()) throw new Refusal('UPSTREAM_UNAVAILABLE', say.offline)
  const { sendReport } = await ask(
    apollo.mutate({
      mutation: SendReportDocument,
      variables: { input: { key, note: makeStorable(note), journal } },
      fetchPolicy: 'no-cache',
    }),
  )
  refuseUserErrors(sendReport.userErrors)
  if (sendReport.reportId === null) throw new Error('The report has no number.')
  return sendReport.reportId
}

/** A broken clipboard may bring lone surrogates and NULs, which no service can keep. */
const makeStorable = (note: string): string => note.toWellFormed().replaceAll('\0', '\uFFFD')
