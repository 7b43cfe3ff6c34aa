import { useEffect, useRef } from 'react'
import type { ProfileEditing } from '#client/actors/profile-edit.ts'
import { Button } from '#client/ui/button.tsx'
import { Portrait } from '../portrait.tsx'
import { LABELS } from './fields.ts'
import styles from './profile.module.css'

type DisputesProps = Pick<ProfileEditing, 'disputes'> & { onChoose: ProfileEditing['choose'] }

/** What was typed here and what somebody else has saved, side by side: one of them stays. */
export const Disputes = ({ disputes, onChoose }: DisputesProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="disputes" className={styles.disputes}>
      <h2 id="disputes" ref={heading} tabIndex={-1}>
        This was changed on another page too
      </h2>
      <p className={styles.note}>Choose which stays. Nothing is saved before you have.</p>
      {disputes.map(({ field, mine, theirs }) => {
        const name = LABELS[field].toLowerCase()
        return (
          <fieldset key={field}>
            <legend>{LABELS[field]}</legend>
            <div className={styles.sides}>
              {(
                [
                  ['mine', 'Typed here', `Keep this ${name}`, mine],
                  ['theirs', 'Saved on the other page', `Keep the other ${name}`, theirs],
                ] as const
              ).map(([whose, title, action, text]) => (
                <div key={whose} className={styles.side}>
                  <p className={styles.note}>{title}</p>
                  {field === 'photo' ? (
                    <Portrait name="" photo={text || null} size={96} />
                  ) : (
                    <p className={styles.text}>{text === '' ? <em>Empty</em> : text}</p>
                  )}
                  <Button variant="outline" size="sm" onClick={() => onChoose(field, whose)}>
                    {action}
                  </Button>
                </div>
              ))}
            </div>
          </fieldset>
        )
      })}
    </section>
  )
}
