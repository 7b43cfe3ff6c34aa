import { useCartWord } from '#client/actors/projects/cart-word.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './confirm-removal.module.css'
import * as say from './messages.tsx'

interface ConfirmRemovalProps {
  name: string
  onConfirm: () => void
  onCancel: () => void
}

export const ConfirmRemoval = ({ name, onConfirm, onCancel }: ConfirmRemovalProps) => (
  <Modal title={say.removeThisItem} onClose={onCancel}>
    <p>{say.willBeRemoved(name, useCartWord())}</p>
    <div className={styles.actions}>
      <Button variant="danger" onClick={onConfirm}>
        {say.remove}
      </Button>
      <Button variant="outline" onClick={onCancel}>
        {say.keepIt}
      </Button>
    </div>
  </Modal>
)
