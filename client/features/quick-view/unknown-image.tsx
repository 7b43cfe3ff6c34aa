import styles from './unknown-image.module.css'

/** The address names an image that is not there, or not for this visitor. */
export const UnknownImage = ({ imageId }: { imageId: string }) => (
  <div className={styles.unknown} role="alert">
    <h2>We cannot find this image</h2>
    <p>
      There is no image <code>{imageId}</code>. It may have been taken down, or the link may be incomplete.
    </p>
  </div>
)
