import { useCartWord } from '#client/actors/projects/cart-word.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './confirm-removal.module.css'

interface ConfirmRemovalProps {
  name: string
  onConfirm: () => void
  onCancel: () => void
}

export const ConfirmRemoval = ({ name, onConfirm, onCancel }: ConfirmRemovalProps) => (
  <Modal title="Remove this item?" onClose={onCancel}>
    <p>
      {name} will be removed from your {useCartWord()}.
    </p>
    <div className={styles.actions}>
      <Button className={styles.remove} onClick={onConfirm}>
        Remove
      </Button>
      <Button variant="outline" onClick={onCancel}>
        Keep it
      </Button>
    </div>
  </Modal>
)
