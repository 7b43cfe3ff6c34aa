import type { useSessionEnding } from '#client/actors/people/session-ending.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import * as say from '../messages.tsx'
import styles from './devices.module.css'

interface ConfirmSignOutProps {
  device: string
  ending: ReturnType<typeof useSessionEnding>
}

/** Asked for sure, as it ends what may be under way there. */
export const ConfirmSignOut = ({ device, ending }: ConfirmSignOutProps) => {
  const { isEnding, failure, confirm, decline } = ending
  return (
    <Modal title={say.signOutThisDevice} isHeld={isEnding} onClose={decline}>
      <p>{say.willSignInAgain(device)}</p>
      {failure && (
        <p role="alert" className={styles.refusal}>
          {failure.message}
        </p>
      )}
      <div className={styles.choices}>
        <Button disabled={isEnding} onClick={confirm}>
          {isEnding ? say.signingOut : say.signOut}
        </Button>
        <Button variant="outline" disabled={isEnding} onClick={decline}>
          {say.cancel}
        </Button>
      </div>
    </Modal>
  )
}
