import { type ComponentType, useState } from 'react'
import * as say from '../messages.ts'
import styles from './image-collections-panel.module.css'

interface ImageCollectionsPanelProps {
  imageId: string
  /** Which collections hold it; comes when it is first opened. */
  Collections: ComponentType<{ imageId: string }>
}

/** Closed until it is asked for, so that nothing moves when it comes. */
export const ImageCollectionsPanel = ({ imageId, Collections }: ImageCollectionsPanelProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.panel} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{say.collectionsOfPicture}</summary>
      {isOpen && <Collections imageId={imageId} />}
    </details>
  )
}
