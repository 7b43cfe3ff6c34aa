import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { OwnPublicPageDocument } from '#client/apollo/generated/graphql.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import * as say from './messages.ts'
import styles from './profile.module.css'

/** What an approved artist can do with their profile. */
export const ProfileWays = () => {
  const { data } = useQuery(OwnPublicPageDocument, { fetchPolicy: 'cache-and-network' })
  const own = data?.ownArtistProfile
  if (!own) return null
  return (
    <p className={styles.actions}>
      <Link to="/artist/profile/edit" className={makeButtonClass()}>
        {say.editProfile}
      </Link>
      {own.page && (
        <Link to={`/artists/${own.page}`} className={makeButtonClass({ variant: 'outline' })}>
          {say.seePublicPage}
        </Link>
      )}
    </p>
  )
}
