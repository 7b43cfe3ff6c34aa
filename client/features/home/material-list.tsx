import { useReadQuery } from '@apollo/client/react'
import { useLoaderData } from 'react-router-dom'
import type { loadPictures } from './loader.ts'
import styles from './material-list.module.css'

/** The substrates, each with its line; nothing where they cannot be had, as the rows above say so. */
export const MaterialList = () => {
  const { data } = useReadQuery(useLoaderData<typeof loadPictures>())
  return (
    <dl>
      {data?.substrates?.map(({ substrate, label, facts }) => (
        <div key={substrate} className={styles.material}>
          <dt className={styles.name}>{label}</dt>
          <dd className={styles.text}>{facts.line}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Keeps their room while they are on their way. */
export const MaterialListLoading = () => <div className={styles.loading} aria-busy="true" />
