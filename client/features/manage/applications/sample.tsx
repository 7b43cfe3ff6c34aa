import { useQuery } from '@apollo/client/react'
import { ApplicationSampleDocument } from '#client/apollo/generated/graphql.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import * as say from './messages.tsx'
import styles from './sample.module.css'

/** The pictures that somebody has applied with, which nobody else sees. */
export const Sample = ({ profile }: { profile: string }) => {
  const { data, error, refetch } = useQuery(ApplicationSampleDocument, { variables: { profile } })
  if (error) return <Unavailable message={say.picturesNotShown} onRetry={() => void refetch()} />
  if (!data) return <div className={styles.loading} aria-busy="true" />
  return (
    <ul className={styles.pictures} aria-label={say.samplePictures}>
      {data.applicationSample.map(({ id, name, width, height, preview }) => (
        <li key={id}>
          {preview === '' ? (
            <p className={styles.none}>{say.pictureNotShown}</p>
          ) : (
            <img
              className={styles.picture}
              src={preview}
              alt={name}
              style={{ aspectRatio: width / height }}
            />
          )}
          <p className={styles.facts}>
            {say.nameAndSize(
              <span>{name}</span>,
              width.toLocaleString('en-US'),
              height.toLocaleString('en-US'),
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
