import { useActorRef, useSelector } from '@xstate/react'
import { useRef } from 'react'
import {
  selectFailure,
  selectFieldErrors,
  selectIsGathering,
  selectIsSending,
  selectJournal,
  selectReportId,
} from '#machines/report-problem/selectors.ts'
import { useActors } from './context.ts'
import { inspected } from './inspect.ts'

/** Runs one report from its gathering to its number. */
export const useReportProblem = () => {
  const { reportProblemLogic } = useActors()
  const report = useActorRef(reportProblemLogic, inspected())
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
