import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { usePublishing } from '#client/actors/pictures/publishing.ts'
import type { MediaTile_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { linkToId } from '#client/features/media/link-to-search.ts'
import { CannotBePurchased } from './cannot-be-purchased.tsx'
import * as say from './messages.ts'
import { Publishing } from './publishing.tsx'
import styles from './quick-view-details.module.css'

export interface StaffDetailsProps {
  image: MediaTile_ImageFragment
  /** Publisher or source code. */
  source: string
  /** By which its owner is paid; null or empty where there is none. */
  royaltyCode: string | null
  /** How to have it; shown while it can be purchased. */
  children: ReactNode
  /** What may take its place while it cannot. */
  replacement: ReactNode
  /** What else they can do to it: another feature's. */
  part: ReactNode
}

/** What staff see of an image: what they wished of it is shown before the server has it. */
export const StaffDetails = ({
  image,
  source,
  royaltyCode,
  children,
  replacement,
  part,
}: StaffDetailsProps) => {
  const { id, published } = image
  const publishing = usePublishing({ imageId: id, source }, published)
  return (
    <>
      <dl className={styles.staff}>
        <dt>{say.id}</dt>
        <dd>
          <Link to={linkToId(id)}>{id}</Link>
        </dd>
        <dt>{say.source}</dt>
        <dd>{source}</dd>
        {royaltyCode && (
          <>
            <dt>{say.royaltyCode}</dt>
            <dd>{royaltyCode}</dd>
          </>
        )}
      </dl>
      <Publishing {...publishing} />
      {part}
      {publishing.isPublished ? children : <CannotBePurchased imageId={id} replacement={replacement} />}
    </>
  )
}
