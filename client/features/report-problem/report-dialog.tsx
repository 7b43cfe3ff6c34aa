import { type RefObject, useEffect } from 'react'
import { useReportProblem } from '#client/actors/report-problem.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
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
    <Modal title="Report a problem" isWide onClose={onClose}>
      <p className={styles.lead}>
        Tell us what went wrong. With your words goes a record of what the shop has just been doing for you,
        so that we can see it happen again.
      </p>
      {isGathering && <p role="status">Gathering what has happened…</p>}
      {!isGathering && journal === null && (
        <Unavailable message="What has happened here could not be read." onRetry={retry} />
      )}
      {journal !== null && <ReportForm journal={journal} draft={draft} {...sending} />}
    </Modal>
  )
}

const Sent = ({ reportId, onClose }: { reportId: string; onClose: () => void }) => (
  <Modal title="Report received" onClose={onClose}>
    <p role="status">
      Thank you. This is report <strong>{reportId}</strong>: please name it when you speak to us about it.
    </p>
    <Button className={styles.done} onClick={onClose}>
      Done
    </Button>
  </Modal>
)
