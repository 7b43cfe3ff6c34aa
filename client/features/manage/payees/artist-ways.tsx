import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { ArtistAccountDocument } from '#client/apollo/generated/graphql.ts'
import type { Json } from '#client/apollo/json.ts'
import { queryOfArtist } from '../messages/address.ts'
import * as say from './messages.ts'
import styles from './payees.module.css'

/** Ways to an artist: to what is known of them, to their money, and to what is written with them. */
export const ArtistWays = ({ artist }: { artist: string }) => {
  const { data } = useQuery(ArtistAccountDocument, { variables: { artist } })
  // An artist of the catalogue without an account here has no thread.
  const account = accountIn(data?.records.records[0]?.values)
  return (
    <ul className={styles.ways} aria-label={say.artist}>
      <li>
        <Link to={`/manage/artist/${artist}`}>{say.artist}</Link>
      </li>
      <li>
        <Link to={`/manage/payment-due/${artist}`}>{say.paymentDue}</Link>
      </li>
      {account !== null && (
        <li>
          <Link to={`/manage/messages${queryOfArtist(account)}`}>{say.message}</Link>
        </li>
      )}
    </ul>
  )
}

/** Of an artist profile, whose fields come as JSON. */
const accountIn = (values: Json | undefined): string | null =>
  typeof values === 'object' && values !== null && 'user_uuid' in values && values.user_uuid
    ? `${values.user_uuid}`
    : null
