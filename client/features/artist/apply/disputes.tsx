import { useEffect, useRef } from 'react'
import type { Applying } from '#client/actors/artist-apply.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './apply.module.css'
import { LABELS } from './fields.ts'

interface DisputesProps {
  disputes: Applying['disputes']
  onChoose: Applying['choose']
}

/** What was typed here and on another page of the same application, side by side: one of them stays. */
export const Disputes = ({ disputes, onChoose }: DisputesProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="disputes" className={styles.disputes}>
      <h2 id="disputes" ref={heading} tabIndex={-1} className={styles.subtitle}>
        You changed this on another page too
      </h2>
      <p className={styles.lead}>Choose which text stays. Nothing is saved before you have.</p>
      {disputes.map(({ field, mine, theirs }) => (
        <fieldset key={field} className={styles.dispute}>
          <legend>{LABELS[field]}</legend>
          <div className={styles.sides}>
            <Side
              title="Typed here"
              text={mine}
              action={`Keep this ${LABELS[field].toLowerCase()}`}
              onChoose={() => onChoose(field, 'mine')}
            />
            <Side
              title="Saved on the other page"
              text={theirs}
              action={`Keep the other ${LABELS[field].toLowerCase()}`}
              onChoose={() => onChoose(field, 'theirs')}
            />
          </div>
        </fieldset>
      ))}
    </section>
  )
}

interface SideProps {
  title: string
  text: string
  action: string
  onChoose: () => void
}

const Side = ({ title, text, action, onChoose }: SideProps) => (
  <div className={styles.side}>
    <p className={styles.note}>{title}</p>
    <p className={styles.text}>{text === '' ? <em>Empty</em> : text}</p>
    <Button variant="outline" size="sm" onClick={onChoose}>
      {action}
    </Button>
  </div>
)
