import styles from './portrait.module.css'

/** An artist's photo, or their initials; the name stands beside it. `size` in pixels. */
export const Portrait = ({ name, photo, size }: { name: string; photo: string | null; size: number }) => (
  <div className={styles.portrait} style={{ width: size, fontSize: size / 3 }} aria-hidden="true">
    {photo ? <img src={photo} alt="" width={size} height={size} /> : initialsOf(name)}
  </div>
)

/** Of the first and the last word. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
}
