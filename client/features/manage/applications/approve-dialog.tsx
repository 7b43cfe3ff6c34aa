import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './application.module.css'
import type { DecidingProps } from './deciding-props.ts'
import * as say from './messages.tsx'

/** Confirms that somebody becomes an artist of the shop. */
export const ApproveDialog = ({ deciding, name, email }: DecidingProps) => {
  const { message, isFinal, isSending, confirm, dismiss } = deciding
  return (
    <Modal title={say.approveTitle(name)} isHeld={isSending} onClose={dismiss}>
      <p>{say.whatApprovingDoes(email)}</p>
      {message && (
        <p role="alert" className={styles.refusal}>
          {message}
        </p>
      )}
      <div className={styles.choices}>
        {!isFinal && (
          <Button disabled={isSending} onClick={confirm}>
            {isSending ? say.approving : say.approve}
          </Button>
        )}
        <Button variant="outline" disabled={isSending} onClick={dismiss}>
          {say.cancel}
        </Button>
      </div>
    </Modal>
  )
}
