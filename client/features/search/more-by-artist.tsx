import { createContext, use } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type FoundPage, useShownPlace, writeSearchAddress } from '#client/actors/pictures/search.ts'
import type { MediaTile_ImageFragment } from '#client/apollo/generated/graphql.ts'
import { formatCount } from '#client/ui/count-in-words.ts'
import * as say from './messages.tsx'
import styles from './more-by-artist.module.css'

/** What was found, where each artist has one picture on the page. */
export const GroupedContext = createContext<Pick<FoundPage, 'moreByArtist' | 'isPartial'> | null>(null)

/** Beneath a picture that stands for others of its artist: how many more there are, and the way to them. */
export const MoreByArtist = ({ image: { id, artist } }: { image: MediaTile_ImageFragment }) => {
  const page = use(GroupedContext)
  const place = useShownPlace()
  const [address] = useSearchParams()
  const more = page?.moreByArtist.find(({ imageId }) => imageId === id)
  if (!page || !more || !artist) return null
  const theirs = { ...place, group: '' as const, offset: 0, filters: { ...place.filters, artist: [artist] } }
  return (
    <Link className={styles.more} to={`/search${writeSearchAddress(theirs, address)}`}>
      {say.moreByArtist(`${formatCount(more.count)}${page.isPartial ? '+' : ''}`, artist)}
    </Link>
  )
}
