import type { ReactNode } from 'react'
import styles from './quick-view-details.module.css'

interface CannotBePurchasedProps {
  imageId: string
  /** What may take its place. */
  replacement: ReactNode
}

export const CannotBePurchased = ({ imageId, replacement }: CannotBePurchasedProps) => (
  <div className={styles.notice} role="note">
    <p>
      This image is unpublished and cannot be purchased. Its id is <code>{imageId}</code>.
    </p>
    {replacement}
  </div>
)
