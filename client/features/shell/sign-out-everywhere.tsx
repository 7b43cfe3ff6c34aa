import { useNavigate } from 'react-router-dom'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './sign-out-everywhere.module.css'

/** Asked for sure, as it ends what may be under way on other devices. */
export const SignOutEverywhere = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate()
  const leave = () => {
    onClose()
    void navigate('/accounts/logout', { state: { everywhere: true } })
  }
  return (
    <Modal title="Sign out everywhere?" onClose={onClose}>
      <p>Every browser and device that is signed in to your account will be signed out, this one too.</p>
      <div className={styles.choices}>
        <Button onClick={leave}>Sign out everywhere</Button>
        <Button variant="outline" onClick={onClose}>
          Stay signed in
        </Button>
      </div>
    </Modal>
  )
}
