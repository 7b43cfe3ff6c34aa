import { useFragment, useQuery } from '@apollo/client/react'
import type { ComponentType, ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useOpened } from '#client/actors/pictures/recently-viewed.ts'
import {
  ImagePageDocument,
  type MediaTile_ImageFragment,
  MediaTile_ImageFragmentDoc,
  type QuickViewDetails_ImageFragment,
  QuickViewDetails_ImageFragmentDoc,
} from '#client/apollo/generated/graphql.ts'
import { RecentlyViewed } from '#client/features/media/recently-viewed.tsx'
import { useIsShown } from '#client/features/media/use-is-shown.ts'
import { ViewedPicture, type ViewParts } from '#client/features/media/views/viewed-picture.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { DetailsBlock } from './details-block.tsx'
import styles from './image-screen.module.css'
import type { loadImage } from './loader.ts'
import * as say from './messages.ts'
import { ShareButton } from './share-button.tsx'
import { ZoomablePicture } from './zoom/zoomable-picture.tsx'

interface ImageScreenProps extends ViewParts {
  /** What it is, said as the quick view says it. */
  Details: ComponentType<{
    image: MediaTile_ImageFragment
    details: QuickViewDetails_ImageFragment | null
    related: ReactNode
    replacement: ReactNode
    isPage: boolean
    children: ReactNode
  }>
  QuickAdd: ComponentType<{ imageId: string }>
  Related: ComponentType<{ imageId: string }>
  Replacement: ComponentType<{ imageId: string }>
  Follow: ComponentType<{ artistId: string; name: string; isSecondary: boolean }>
}

/** One image with a page of its own (spec.md section 2): close up, on a wall, and how to have it. */
export const ImageScreen = (props: ImageScreenProps) => {
  const { Details, QuickAdd, Related, Replacement, Follow, ShownView, ViewStrip } = props
  const id = useLoaderData<typeof loadImage>()
  // Another tab may end the session and empty the cache: then ask again, as whoever is here by now.
  useQuery(ImagePageDocument, { variables: { id } })
  const from = { __typename: 'Image' as const, id }
  const screen = useFragment({
    fragment: MediaTile_ImageFragmentDoc,
    fragmentName: 'MediaTile_image',
    from,
  })
  const details = useFragment({
    fragment: QuickViewDetails_ImageFragmentDoc,
    fragmentName: 'QuickViewDetails_image',
    from,
  })
  const image = screen.complete ? screen.data : null
  const isShown = useIsShown(image)
  const title = isShown ? image?.title || say.untitled : say.notAvailable
  usePageTitle(image ? title : undefined)
  useOpened(id)
  if (!image) return <div className={styles.screen} aria-busy />
  return (
    <div className={styles.screen}>
      <div className={styles.image} data-empty={!isShown}>
        {isShown && (
          <div className={styles.views}>
            <ViewedPicture image={image} ShownView={ShownView} ViewStrip={ViewStrip} swipes key={id}>
              <ZoomablePicture image={image} />
            </ViewedPicture>
          </div>
        )}
        <div className={styles.details}>
          <Details
            image={image}
            details={details.complete ? details.data : null}
            related={<Related imageId={id} />}
            replacement={<Replacement imageId={id} />}
            isPage
            key={id}
          >
            <QuickAdd imageId={id} />
          </Details>
          {isShown && details.complete && (
            <DetailsBlock image={image} artistPage={details.data.artistPage} Follow={Follow} />
          )}
          {isShown && <ShareButton title={title} />}
        </div>
      </div>
      <RecentlyViewed except={id} />
    </div>
  )
}
