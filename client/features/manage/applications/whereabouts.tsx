import type { RecordValues } from '../resources/types/type.ts'
import * as say from './messages.tsx'
import { textOf } from './queue.ts'
import styles from './whereabouts.module.css'

/** Where an applicant lives, and where else their work can be seen. */
export const Whereabouts = ({ values }: { values: RecordValues }) => {
  const location = textOf(values.location)
  const links = Array.isArray(values.links) ? values.links.map(String) : []
  const addresses = [textOf(values.website) ?? '', ...links].filter((address) => address !== '')
  return (
    <>
      {location && <p>{location}</p>}
      {addresses.length > 0 && (
        <ul className={styles.links} aria-label={say.links}>
          {addresses.map((address) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer nofollow">
                {address.replace(/^https:\/\//, '')}
                <span className="visually-hidden">{say.opensNewTab}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
