import { useRef } from 'react'
import { useFollow } from '#client/actors/artists/follow.ts'
import type { FollowingQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './following.module.css'
import * as say from './messages.tsx'

type Artist = FollowingQuery['following']['withoutPage'][number]

/** Artists whom one follows and who have no page now. Who is unfollowed goes from here. */
export const WithoutPage = ({ artists }: { artists: readonly Artist[] }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="without-page">
      <h2 id="without-page" ref={heading} tabIndex={-1} className={styles.subheading}>
        {say.notShowing}
      </h2>
      <p className={styles.note}>{say.withoutPage}</p>
      <ul className={styles.artists} aria-label={say.artistsWithoutPage}>
        {artists.map((artist) => (
          <Row key={artist.id} artist={artist} onLeft={() => heading.current?.focus()} />
        ))}
      </ul>
    </section>
  )
}

const Row = ({ artist: { id, name }, onLeft }: { artist: Artist; onLeft: () => void }) => {
  const { isPending, toggle } = useFollow(id, true)
  return (
    <li className={styles.artist}>
      <span className={styles.name}>{name}</span>
      <Button
        variant="outline"
        size="sm"
        className={styles.button}
        aria-label={say.unfollowArtist(name)}
        aria-busy={isPending}
        disabled={isPending}
        onClick={() => {
          // The row goes, and with it what was pressed.
          onLeft()
          toggle()
        }}
      >
        {say.unfollow}
      </Button>
    </li>
  )
}
