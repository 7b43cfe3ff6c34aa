import { useFragment } from '@apollo/client/react'
import { type ComponentType, useEffect, useRef } from 'react'
import { useQuickView, useQuickViewIntents } from '#client/actors/pictures/quick-view.ts'
import {
  MediaTile_ImageFragmentDoc,
  QuickViewDetails_ImageFragmentDoc,
} from '#client/apollo/generated/graphql.ts'
import { useIsShown } from '#client/features/media/use-is-shown.ts'
import { useSwipe } from '#client/features/media/use-swipe.ts'
import { ViewedPicture, type ViewParts } from '#client/features/media/views/viewed-picture.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import {
  selectFailure,
  selectHasNext,
  selectHasPrevious,
  selectIsMissing,
} from '#machines/quick-view/selectors.ts'
import { Controls } from './controls.tsx'
import { isWide } from './is-wide.ts'
import { LargePicture } from './large-picture.tsx'
import * as say from './messages.ts'
import styles from './quick-view.module.css'
import { QuickViewDetails, type QuickViewDetailsProps } from './quick-view-details.tsx'
import { UnknownImage } from './unknown-image.tsx'
import { useKeys } from './use-keys.ts'

export interface QuickViewProps extends ViewParts {
  imageId: string
  /** Substrate, size and the way into a cart: another feature's, so it is handed in. */
  QuickAdd: ComponentType<{ imageId: string }>
  /** Pictures like it, and the one that may take its place: these too are another feature's. */
  Related: ComponentType<{ imageId: string }>
  Replacement: ComponentType<{ imageId: string }>
  StaffDetails: QuickViewDetailsProps['StaffDetails']
}

/** One picture large, beneath its row: what it is, and how to have it (spec.md section 2, Quick view). */
export const QuickView = (props: QuickViewProps) => {
  const { imageId, QuickAdd, Related, Replacement, StaffDetails, ShownView, ViewStrip } = props
  const panel = useRef<HTMLElement>(null)
  const from = { __typename: 'Image' as const, id: imageId }
  const tile = useFragment({ fragment: MediaTile_ImageFragmentDoc, fragmentName: 'MediaTile_image', from })
  const details = useFragment({
    fragment: QuickViewDetails_ImageFragmentDoc,
    fragmentName: 'QuickViewDetails_image',
    from,
  })
  const isMissing = useQuickView(selectIsMissing)
  const failure = useQuickView(selectFailure)
  const hasNext = useQuickView(selectHasNext)
  const hasPrevious = useQuickView(selectHasPrevious)
  const { next, previous, close, retry } = useQuickViewIntents()
  const onNext = hasNext ? next : null
  const onPrevious = hasPrevious ? previous : null
  useKeys(panel, { ArrowLeft: onPrevious, ArrowRight: onNext, Escape: close })
  const swipe = useSwipe({ onLeft: onNext, onRight: onPrevious })
  useEffect(() => bringIntoView(panel.current, imageId), [imageId])

  const image = tile.complete ? tile.data : null
  const isShown = useIsShown(image)
  return (
    <section
      ref={panel}
      className={styles.panel}
      tabIndex={-1}
      data-empty={!isShown && (image !== null || isMissing || failure !== null)}
      data-wide={image !== null && isShown && isWide(image.media)}
      aria-label={image && isShown ? `${say.quickView}: ${image.title}` : say.quickView}
    >
      <Controls onPrevious={onPrevious} onNext={onNext} onClose={close} />
      {image && isShown && (
        <div className={styles.stage} {...swipe}>
          <ViewedPicture image={image} ShownView={ShownView} ViewStrip={ViewStrip} key={imageId}>
            <LargePicture image={image} />
          </ViewedPicture>
        </div>
      )}
      <div className={styles.details}>
        {isMissing && <UnknownImage imageId={imageId} />}
        {image && (
          <QuickViewDetails
            image={image}
            details={details.complete ? details.data : null}
            related={<Related imageId={imageId} />}
            replacement={<Replacement imageId={imageId} />}
            StaffDetails={StaffDetails}
            key={imageId}
          >
            <div className={styles.choices}>
              <QuickAdd imageId={imageId} />
            </div>
          </QuickViewDetails>
        )}
        {failure && <Unavailable message={failure.message} onRetry={retry} />}
      </div>
    </section>
  )
}

/** The panel takes the focus, so that what comes next on the keyboard is in it, and enough of it is seen. */
const bringIntoView = (panel: HTMLElement | null, _imageId: string) => {
  panel?.focus({ preventScroll: true })
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  panel?.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' })
}
