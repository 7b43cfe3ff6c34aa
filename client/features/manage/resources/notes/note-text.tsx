import { partsOf } from './names.ts'
import styles from './notes.module.css'

/** What a note says, with its names marked. Parts may be alike, and never change places. */
export const NoteText = ({ text }: { text: string }) => (
  <p className={styles.words}>
    {partsOf(text).map((part, place) => {
      const key = `${place} ${part.text}`
      return part.isName ? (
        <strong key={key} className={styles.name}>
          {part.text}
        </strong>
      ) : (
        <span key={key}>{part.text}</span>
      )
    })}
  </p>
)
