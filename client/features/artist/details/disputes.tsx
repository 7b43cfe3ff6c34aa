import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import styles from './disputes.module.css'
import * as say from './messages.ts'

interface DisputesProps<Field extends string> {
  title: string
  labels: Readonly<Record<Field, string>>
  /** Fields that two pages have changed, with both texts. */
  disputes: readonly { field: Field; mine: string; theirs: string }[]
  onChoose: (field: Field, whose: 'mine' | 'theirs') => void
  /** The last is settled, and this goes: the focus needs another place. */
  onSettled: () => void
  /** Shows what is no text; null for what is. */
  show?: (field: Field, value: string) => ReactNode
}

const WHOSE = [
  ['mine', say.typedHere, say.keepThis],
  ['theirs', say.savedElsewhere, say.keepTheOther],
] as const

/** What was typed here and what another page has saved, side by side: one of them stays. */
export const Disputes = <Field extends string>({
  title,
  labels,
  disputes,
  onChoose,
  onSettled,
  show = () => null,
}: DisputesProps<Field>) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // The one that was settled is gone with the focus: begin anew with what is left.
  useEffect(() => {
    if (disputes.length > 0) heading.current?.focus()
  }, [disputes.length])
  const choose = (field: Field, whose: 'mine' | 'theirs') => {
    if (disputes.length === 1) onSettled()
    onChoose(field, whose)
  }
  return (
    <section aria-labelledby="disputes" className={styles.disputes}>
      <h2 id="disputes" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.note}>{say.chooseWhichStays}</p>
      {disputes.map(({ field, ...texts }) => (
        <fieldset key={field}>
          <legend>{labels[field]}</legend>
          <div className={styles.sides}>
            {WHOSE.map(([whose, side, action]) => (
              <div key={whose} className={styles.side}>
                <p className={styles.note}>{side}</p>
                {show(field, texts[whose]) ?? (
                  <p className={styles.text}>{texts[whose] === '' ? <em>{say.empty}</em> : texts[whose]}</p>
                )}
                <Button variant="outline" size="sm" onClick={() => choose(field, whose)}>
                  {action} {labels[field].toLowerCase()}
                </Button>
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}
