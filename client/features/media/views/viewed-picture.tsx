import { type ComponentType, type ReactNode, useId, useState } from 'react'
import type { MediaTile_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { useSwipe } from '#client/features/media/use-swipe.ts'
import { findBeside, tabOf, type View } from './view.ts'
import styles from './viewed-picture.module.css'

export interface ShownViewProps {
  image: MediaTile_ImageFragment
  view: Exclude<View, 'picture'>
}

export interface ViewStripProps {
  image: MediaTile_ImageFragment
  view: View
  onView: (view: View) => void
  /** The id of what changes with the view. */
  panelId: string
}

/** What shows a picture otherwise: another feature's, so it is handed in, and it loads late. */
export interface ViewParts {
  ShownView: ComponentType<ShownViewProps>
  ViewStrip: ComponentType<ViewStripProps>
}

interface ViewedPictureProps extends ViewParts {
  image: MediaTile_ImageFragment
  /** A sideways swipe leads to the next view; left out where it leads to another picture. */
  swipes?: boolean
  /** The picture itself. */
  children: ReactNode
}

/**
 * A picture, and in its place how it looks as a thing: its edge, on a wall, in detail. All views have one
 * room, so that changing between them moves nothing.
 */
export const ViewedPicture = ({
  image,
  swipes = false,
  ShownView,
  ViewStrip,
  children,
}: ViewedPictureProps) => {
  const [view, setView] = useState<View>('picture')
  const panelId = useId()
  const goBy = (step: 1 | -1) => {
    const beside = findBeside(view, step)
    if (beside) setView(beside)
  }
  const swipe = useSwipe({ onLeft: () => goBy(1), onRight: () => goBy(-1) })
  return (
    <div className={styles.viewed}>
      <div
        className={styles.stage}
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabOf(panelId, view)}
        {...(swipes && swipe)}
      >
        <div className={styles.picture} data-hidden={view !== 'picture'}>
          {children}
        </div>
        {view !== 'picture' && (
          <div className={styles.other}>
            <ShownView image={image} view={view} />
          </div>
        )}
      </div>
      <div className={styles.strip}>
        <ViewStrip image={image} view={view} onView={setView} panelId={panelId} />
      </div>
    </div>
  )
}
