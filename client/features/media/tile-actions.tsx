import type { MediaTile_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { MoreIcon } from '#client/ui/icons.tsx'
import { Heart } from './heart.tsx'
import * as say from './messages.ts'
import styles from './tile-actions.module.css'

interface TileActionsProps {
  image: MediaTile_ImageFragment
  title: string
  /** Whether the grid's one menu is this picture's now. */
  hasMenuOpen: boolean
  /** Null for who may do nothing but like it. */
  onMenu: ((imageId: string, button: HTMLElement) => void) | null
}

/** What can be done to a picture on the wall: by anyone the heart, by staff what their menu holds. */
export const TileActions = ({ image, title, hasMenuOpen, onMenu }: TileActionsProps) => (
  <div className={styles.actions}>
    <Heart imageId={image.id} title={title} isFavorite={image.isFavorite} />
    {onMenu && (
      <button
        type="button"
        className={styles.more}
        aria-label={say.manage(title)}
        aria-haspopup="dialog"
        aria-expanded={hasMenuOpen}
        onClick={(event) => onMenu(image.id, event.currentTarget)}
      >
        <MoreIcon />
      </button>
    )}
  </div>
)
