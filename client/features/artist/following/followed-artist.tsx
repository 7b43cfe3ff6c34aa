import { Link } from 'react-router-dom'
import { useFollow } from '#client/actors/artists/follow.ts'
import type { FollowingQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Portrait } from '../portrait.tsx'
import styles from './following.module.css'
import * as say from './messages.tsx'

type Artist = FollowingQuery['following']['artists'][number]

/** One artist whom one follows. Who was unfollowed stays here until one leaves, to be followed again. */
export const FollowedArtist = ({ artist: { id, fullName, photo, isFollowed } }: { artist: Artist }) => {
  const { isOn, isPending, toggle } = useFollow(id, isFollowed === true)
  const words = isOn ? say.unfollow : say.follow
  return (
    <li className={styles.artist}>
      <Link to={`/artists/${id}`} className={styles.face}>
        <Portrait name={fullName} photo={photo ?? null} size={56} />
        <span>{fullName}</span>
      </Link>
      <Button
        variant={isOn ? 'outline' : 'solid'}
        size="sm"
        className={styles.button}
        aria-label={`${words} ${fullName}`}
        aria-busy={isPending}
        onClick={toggle}
      >
        {words}
      </Button>
    </li>
  )
}
