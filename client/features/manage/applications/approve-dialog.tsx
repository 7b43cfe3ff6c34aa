import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './application.module.css'
import type { DecidingProps } from './deciding-props.ts'

/** Confirms that somebody becomes an artist of the shop. */
export const ApproveDialog = ({ deciding, name, email }: DecidingProps) => {
  const { message, isFinal, isSending, confirm, dismiss } = deciding
  return (
    <Modal title={`Approve ${name}?`} isHeld={isSending} onClose={dismiss}>
      <p>They become one of our artists, and we email {email} to tell them.</p>
      {message && (
        <p role="alert" className={styles.refusal}>
          {message}
        </p>
      )}
      <div className={styles.choices}>
        {!isFinal && (
          <Button disabled={isSending} onClick={confirm}>
            {isSending ? 'Approving…' : 'Approve'}
          </Button>
        )}
        <Button variant="outline" disabled={isSending} onClick={dismiss}>
          Cancel
        </Button>
      </div>
    </Modal>
  )
}
