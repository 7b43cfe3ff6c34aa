import type { RunningSharing } from '#client/actors/projects/sharing.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import * as say from '../messages.tsx'
import styles from './project-share.module.css'

export const ConfirmWithdrawal = ({
  sharing: { isWithdrawing, failure, confirmWithdrawal, cancelWithdrawal },
}: {
  sharing: RunningSharing
}) => (
  <Modal title={say.withdrawThisLink} onClose={cancelWithdrawal}>
    <p>{say.whatWithdrawingDoes}</p>
    {failure && (
      <p role="alert" className={styles.failure}>
        {failure.message}
      </p>
    )}
    <div className={styles.answers}>
      <Button variant="danger" disabled={isWithdrawing} onClick={confirmWithdrawal}>
        {isWithdrawing ? say.turningOff : say.turnOffLink}
      </Button>
      <Button variant="outline" disabled={isWithdrawing} onClick={cancelWithdrawal}>
        {say.keepLink}
      </Button>
    </div>
  </Modal>
)
