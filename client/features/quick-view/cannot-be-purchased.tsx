import styles from './quick-view-details.module.css'

export const CannotBePurchased = ({ imageId }: { imageId: string }) => (
  <p className={styles.notice} role="note">
    This image is unpublished and cannot be purchased. Its id is <code>{imageId}</code>.
  </p>
)
