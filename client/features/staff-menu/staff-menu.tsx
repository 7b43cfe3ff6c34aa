import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { StaffMenuDocument } from '#client/apollo/generated/graphql.ts'
import { AnchoredPanel } from '#client/ui/anchored-panel.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import * as say from './messages.ts'
import { Publication } from './publication.tsx'
import styles from './staff-menu.module.css'
import { StaticList } from './static-list.tsx'

interface StaffMenuProps {
  imageId: string
  /** The button that opened it. */
  anchor: HTMLElement
  onClose: () => void
  /** What other features let staff do to the picture. */
  children?: ReactNode
}

/**
 * What staff can do to a picture from where it hangs (spec.md section 6): publish it or not, put it on lists.
 */
export const StaffMenu = ({ imageId, anchor, onClose, children }: StaffMenuProps) => {
  const { data, error, refetch } = useQuery(StaffMenuDocument, {
    variables: { id: imageId },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const image = data?.image
  return (
    <AnchoredPanel anchor={anchor} label={say.manage(image?.title || 'picture')} onClose={onClose}>
      <div className={styles.menu} aria-busy={!image && !error}>
        {image && (
          <>
            {image.source !== null && (
              <Publication subject={{ imageId, source: image.source }} held={image.published} />
            )}
            <StaticList imageId={imageId} collection="government" held={image.staticCollections} />
            <StaticList imageId={imageId} collection="commercial" held={image.staticCollections} />
            {children}
          </>
        )}
        {!image && !error && data && <p className={styles.words}>{say.imageGone}</p>}
        {!image && error && <Unavailable message={error.message} onRetry={() => void refetch()} />}
      </div>
    </AnchoredPanel>
  )
}
