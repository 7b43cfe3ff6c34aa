import { useQuery } from '@apollo/client/react'
import { ApplicationSampleDocument } from '#client/apollo/generated/graphql.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from './sample.module.css'

/** The pictures that somebody has applied with, which nobody else sees. */
export const Sample = ({ profile }: { profile: string }) => {
  const { data, error, refetch } = useQuery(ApplicationSampleDocument, { variables: { profile } })
  if (error)
    return <Unavailable message="The pictures cannot be shown right now." onRetry={() => void refetch()} />
  if (!data) return <div className={styles.loading} aria-busy="true" />
  return (
    <ul className={styles.pictures} aria-label="Sample pictures">
      {data.applicationSample.map(({ id, name, width, height, preview }) => (
        <li key={id}>
          {preview === '' ? (
            <p className={styles.none}>This picture cannot be shown right now.</p>
          ) : (
            <img
              className={styles.picture}
              src={preview}
              alt={name}
              style={{ aspectRatio: width / height }}
            />
          )}
          <p className={styles.facts}>
            <span>{name}</span> {width.toLocaleString('en-US')} × {height.toLocaleString('en-US')} px
          </p>
        </li>
      ))}
    </ul>
  )
}
