import type { ReactNode } from 'react'
import { Portrait } from '../portrait.tsx'
import styles from './artist-face.module.css'
import * as say from './messages.ts'

/** What an artist says of themselves. */
export interface Face {
  fullName: string
  photo: string | null
  bio: string
  links: readonly string[]
}

interface ArtistFaceProps {
  artist: Face
  /** What a visitor can do here. */
  children?: ReactNode
}

/** Who an artist is, as every visitor sees them. */
export const ArtistFace = ({ artist: { fullName, photo, bio, links }, children }: ArtistFaceProps) => (
  <header className={styles.face}>
    <Portrait name={fullName} photo={photo} size={208} />
    <div>
      <p className={styles.trade}>{say.artist}</p>
      <h1>{fullName}</h1>
      {children}
      {bio && <p className={styles.bio}>{bio}</p>}
      {links.length > 0 && (
        <ul className={styles.links} aria-label={say.elsewhere(fullName)}>
          {links.map((link) => (
            <li key={link}>
              <a href={link} rel="noopener noreferrer nofollow ugc" target="_blank">
                {inWords(link)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  </header>
)

/** An address as people say it. */
const inWords = (link: string): string => link.replace(/^https:\/\/(www\.)?/i, '').replace(/\/$/, '')
