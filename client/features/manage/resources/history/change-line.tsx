import { diffWordsWithSpace } from 'diff'
import type { Json } from '#client/apollo/json.ts'
import * as say from './messages.ts'
import styles from './record-history.module.css'
import { isText, valueInWords } from './words.ts'

interface ChangeLineProps {
  label: string
  from: Json | undefined
  to: Json | undefined
  /** The record begins with it: nothing was there before. */
  isBeginning?: boolean
  /** The address of the picture that a value names. */
  pictureOf?: (value: Json) => string | null
}

const NO_PICTURE = () => null

/** What a field was and what it became: by word where it is a text, as pictures where it names some. */
export const ChangeLine = ({
  label,
  from,
  to,
  isBeginning = false,
  pictureOf = NO_PICTURE,
}: ChangeLineProps) => {
  const [before, after] = [pictureOf(from ?? null), pictureOf(to ?? null)]
  return (
    <p className={styles.change}>
      <span className={styles.label}>{label}</span> {isBeginning && <span>{valueInWords(to)}</span>}
      {!isBeginning && (before ?? after) === null && <Change from={from} to={to} />}
      {!isBeginning && (before ?? after) !== null && (
        <span className={styles.pictures}>
          <Picture src={before} alt={say.fieldBefore(label)} otherwise={valueInWords(from)} />
          <span aria-hidden>→</span>
          <Picture src={after} alt={say.fieldAfter(label)} otherwise={valueInWords(to)} />
        </span>
      )}
    </p>
  )
}

interface PictureProps {
  src: string | null
  alt: string
  /** Said where it is no picture of its own, such as a plate. */
  otherwise: string
}

const Picture = ({ src, alt, otherwise }: PictureProps) =>
  src === null ? (
    <span>{otherwise}</span>
  ) : (
    <img src={src} alt={alt} className={styles.picture} loading="lazy" />
  )

type ChangeProps = Pick<ChangeLineProps, 'from' | 'to'>

const Change = ({ from, to }: ChangeProps) =>
  isText(from) && isText(to) ? <Words from={from} to={to} /> : <Whole from={from} to={to} />

const Whole = ({ from, to }: ChangeProps) => (
  <span>
    <del>{valueInWords(from)}</del> <span aria-hidden>→</span> <ins>{valueInWords(to)}</ins>
  </span>
)

/** Parts may be alike, and never change places. */
const Words = ({ from, to }: { from: string; to: string }) => (
  <span className={styles.words}>
    {diffWordsWithSpace(from, to).map(({ value, added, removed }, place) => {
      const key = `${place} ${value}`
      if (added) return <ins key={key}>{value}</ins>
      return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
    })}
  </span>
)
