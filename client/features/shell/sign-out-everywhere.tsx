import { useNavigate } from 'react-router-dom'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import * as say from './messages.ts'
import styles from './sign-out-everywhere.module.css'

/** Asked for sure, as it ends what may be under way on other devices. */
export const SignOutEverywhere = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const leave = () => {
    onClose()
    void navigate('/accounts/logout', { state: { everywhere: true } })
  }
  return (
    <Modal title={say.signOutEverywhereTitle} onClose={onClose}>
      <p>{say.whatSigningOutDoes}</p>
      <div className={styles.choices}>
        <Button onClick={leave}>{say.signOutEverywhere}</Button>
        <Button variant="outline" onClick={onClose}>
          {say.staySignedIn}
        </Button>
      </div>
    </Modal>
  )
}
