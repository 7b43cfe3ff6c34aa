import type { MediaTile_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { isWide } from './is-wide.ts'
import styles from './large-picture.module.css'
import * as say from './messages.ts'

/** As large as the panel's column and the window's height allow, its room known before it loads. */
export const LargePicture = ({ image: { title, artist, media } }: { image: MediaTile_ImageFragment }) => (
  <div
    className={styles.picture}
    style={{ width: `min(100%, calc(var(--stage-height) * ${media.width / media.height}))` }}
  >
    <Picture
      media={media}
      alt={artist ? say.titleByArtist(title || say.untitled, artist) : title || say.untitled}
      sizes={isWide(media) ? '100vw' : '(width < 992px) 100vw, 60vw'}
      prominent
    />
  </div>
)
