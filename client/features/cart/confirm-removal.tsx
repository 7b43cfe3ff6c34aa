import { Button } from '@chakra-ui/react'
import { Modal } from '#client/ui/modal.tsx'
import styles from './confirm-removal.module.css'

interface ConfirmRemovalProps {
  name: string
  onConfirm: () => void
  onCancel: () => void
}

export const ConfirmRemoval = ({ name, onConfirm, onCancel }: ConfirmRemovalProps) => (
  <Modal title="Remove this item?" onClose={onCancel}>
    <p>{name} will be taken out of your project.</p>
    <div className={styles.actions}>
      <Button bg="danger" _hover={{ bg: 'ink' }} onClick={onConfirm}>
        Remove
      </Button>
      <Button variant="outline" onClick={onCancel}>
        Keep it
      </Button>
    </div>
  </Modal>
)
