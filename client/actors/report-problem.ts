import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createReportProblemEffects } from '#client/effects/report-problem/report-problem.ts'
import { reportProblemMachine } from '#machines/report-problem/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsGathering,
  selectIsSending,
  selectJournal,
  selectReportId,
} from '#machines/report-problem/selectors.ts'

const reportProblemProcess = defineProcess(
  reportProblemMachine,
  (deps) => createReportProblemEffects({ ...deps, isOnline: () => navigator.onLine }),
  { life: 'component' },
)

/** Runs one report from its gathering to its number. */
export const useReportProblem = () => {
  const report = useProcess(reportProblemProcess)
  const last = useRef({ note: '', key: '' })
  return {
    journal: useSelector(report, selectJournal),
    reportId: useSelector(report, selectReportId),
    errors: useSelector(report, selectFieldErrors),
    failure: useSelector(report, selectFailure),
    isGathering: useSelector(report, selectIsGathering),
    isSending: useSelector(report, selectIsSending),
    retry: () => report.send({ type: 'gathering.retried' }),
    /** The same words sent again are the same report: its answer may have been lost. */
    send(note: string) {
      if (last.current.note !== note) last.current = { note, key: crypto.randomUUID() }
      report.send({ type: 'report.submitted', ...last.current })
    },
  }
}
