import { useActorRef, useSelector } from '@xstate/react'
import { useRef } from 'react'
import {
  createReportProblemEffects,
  type ReportProblemDeps,
} from '#client/effects/report-problem/report-problem.ts'
import { reportProblemMachine } from '#machines/report-problem/machine.ts'
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

const logics = new WeakMap<ReportProblemDeps, typeof reportProblemMachine>()

/** Few visits end in a report: fill in its ports with the first report, not with the page. */
const logicWith = (deps: ReportProblemDeps) => {
  const logic = logics.get(deps) ?? reportProblemMachine.provide(createReportProblemEffects(deps))
  logics.set(deps, logic)
  return logic
}

/** Runs one report from its gathering to its number. */
export const useReportProblem = () => {
  const { reportProblemDeps } = useActors()
  const report = useActorRef(logicWith(reportProblemDeps), inspected())
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
