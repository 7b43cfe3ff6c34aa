import type { RunningSharing } from '#client/actors/projects/sharing.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './project-share.module.css'

export const ConfirmWithdrawal = ({
  sharing: { isWithdrawing, failure, confirmWithdrawal, cancelWithdrawal },
}: {
  sharing: RunningSharing
}) => (
  <Modal title="Withdraw this link?" onClose={cancelWithdrawal}>
    <p>It stops working at once, for everybody who has it. What was said stays with your project.</p>
    {failure && (
      <p role="alert" className={styles.failure}>
        {failure.message}
      </p>
    )}
    <div className={styles.answers}>
      <Button className={styles.withdraw} disabled={isWithdrawing} onClick={confirmWithdrawal}>
        {isWithdrawing ? 'Withdrawing…' : 'Withdraw link'}
      </Button>
      <Button variant="outline" disabled={isWithdrawing} onClick={cancelWithdrawal}>
        Keep it
      </Button>
    </div>
  </Modal>
)
