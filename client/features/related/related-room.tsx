import { PictureRoom } from '#client/features/media/picture-room.tsx'
import * as say from './messages.tsx'
import styles from './related-images.module.css'

/** Keeps the room of related pictures while they, or the code that shows them, are on their way. */
export const RelatedRoom = () => (
  <section className={styles.related} aria-busy>
    <h3>{say.relatedImages}</h3>
    <ul>
      {ROOMS.map((room) => (
        <li key={room}>
          <PictureRoom />
        </li>
      ))}
    </ul>
  </section>
)

/** As many as there will be. */
const ROOMS = ['a', 'b', 'c', 'd', 'e']
