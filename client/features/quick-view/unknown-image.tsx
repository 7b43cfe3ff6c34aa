import * as say from './messages.ts'
import styles from './unknown-image.module.css'

/** The address names an image that is not there, or not for this visitor. */
export const UnknownImage = ({ imageId }: { imageId: string }) => (
  <div className={styles.unknown} role="alert">
    <h2>{say.cannotFindImage}</h2>
    <p>
      {say.thereIsNoImage}
      <code>{imageId}</code>
      {say.itMayBeGone}
    </p>
  </div>
)
