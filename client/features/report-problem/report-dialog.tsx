import { type RefObject, useEffect } from 'react'
import { useReportProblem } from '#client/actors/report-problem.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import * as say from './messages.tsx'
import styles from './report-dialog.module.css'
import { ReportForm } from './report-form.tsx'

interface ReportDialogProps {
  /** What has been written so far; outlives the dialog, as it may be closed to look once more. */
  draft: RefObject<string>
  onClose: () => void
}

/** Help → 'Report a problem': what would leave the browser is shown first (issue 3). */
export const ReportDialog = ({ draft, onClose }: ReportDialogProps) => {
  const { journal, reportId, isGathering, retry, ...sending } = useReportProblem()
  useEffect(() => {
    if (reportId !== null) draft.current = ''
  }, [reportId, draft])
  if (reportId !== null) return <Sent reportId={reportId} onClose={onClose} />
  return (
    <Modal title={say.reportAProblem} isWide onClose={onClose}>
      <p className={styles.lead}>{say.tellUs}</p>
      {isGathering && <p role="status">{say.gathering}</p>}
      {!isGathering && journal === null && <Unavailable message={say.notRead} onRetry={retry} />}
      {journal !== null && <ReportForm journal={journal} draft={draft} {...sending} />}
    </Modal>
  )
}

const Sent = ({ reportId, onClose }: { reportId: string; onClose: () => void }) => (
  <Modal title={say.reportReceived} onClose={onClose}>
    <p role="status">{say.reportNumber(<strong>{reportId}</strong>)}</p>
    <Button className={styles.done} onClick={onClose}>
      {say.done}
    </Button>
  </Modal>
)
