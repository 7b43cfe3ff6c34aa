import { diffWordsWithSpace } from 'diff'
import type { Json } from '#client/apollo/json.ts'
import styles from './record-history.module.css'
import { isText, valueInWords } from './words.ts'

interface ChangeLineProps {
  label: string
  from: Json | undefined
  to: Json | undefined
  /** The record begins with it: nothing was there before. */
  isBeginning?: boolean
}

/** What a field was and what it became, by word where it is a text. */
export const ChangeLine = ({ label, from, to, isBeginning = false }: ChangeLineProps) => (
  <p className={styles.change}>
    <span className={styles.label}>{label}</span>{' '}
    {isBeginning ? <span>{valueInWords(to)}</span> : <Change from={from} to={to} />}
  </p>
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
