import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { useFollow } from '#client/actors/artists/follow.ts'
import { useAuth } from '#client/actors/people/auth.ts'
import { UNSHARED } from '#client/apollo/contexts.ts'
import { FollowButtonDocument } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { CheckIcon, PlusIcon } from '#client/ui/page-icons.tsx'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'
import styles from './follow-button.module.css'
import * as say from './messages.ts'

interface FollowButtonProps {
  artistId: string
  name: string
  /** Beside something that is more to the point. */
  isSecondary?: boolean
}

/** Follows an artist, for the mail about their new work. It is not on one's own page. */
export const FollowButton = ({ artistId, name, isSecondary = false }: FollowButtonProps) => {
  const isSignedIn = useAuth(selectIsSignedIn)
  // Asked apart from the page: all who look at the page see the same of it.
  const { data, loading } = useQuery(FollowButtonDocument, {
    variables: { id: artistId },
    skip: !isSignedIn,
    fetchPolicy: 'cache-and-network',
    ...UNSHARED,
  })
  const held = data?.artistPage?.isFollowed
  const { isOn, isPending, toggle } = useFollow(artistId, held ?? false)
  if (held === null) return null
  const words = isOn ? say.following : say.follow
  return (
    <p className={styles.follow}>
      <Button
        variant={isOn || isSecondary ? 'outline' : 'solid'}
        className={styles.button}
        aria-label={`${words} ${name}`}
        aria-pressed={isOn}
        aria-busy={isPending || loading}
        onClick={toggle}
      >
        {isOn ? <CheckIcon /> : <PlusIcon />}
        {words}
      </Button>
      {isOn ? <Link to="/accounts/following">{say.allYouFollow}</Link> : <span>{say.atMostOneEmail}</span>}
    </p>
  )
}
