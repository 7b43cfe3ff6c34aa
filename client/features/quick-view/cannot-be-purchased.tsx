import type { ReactNode } from 'react'
import * as say from './messages.ts'
import styles from './quick-view-details.module.css'

interface CannotBePurchasedProps {
  imageId: string
  /** What may take its place. */
  replacement: ReactNode
}

export const CannotBePurchased = ({ imageId, replacement }: CannotBePurchasedProps) => (
  <div className={styles.notice} role="note">
    <p>
      {say.cannotBePurchased}
      <code>{imageId}</code>.
    </p>
    {replacement}
  </div>
)
