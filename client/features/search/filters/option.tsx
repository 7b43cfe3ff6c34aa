import { type ComponentProps, type ReactNode, useId } from 'react'
import { Count } from './count.tsx'
import { isNone, useCount } from './counts.ts'
import styles from './option.module.css'

interface OptionProps
  extends Pick<ComponentProps<'input'>, 'type' | 'name' | 'checked' | 'onChange' | 'className' | 'style'> {
  /** By which its count is known; no value for what has none. */
  section: string
  value: string | null
  children: ReactNode
}

/** One that may be chosen, and how many it would find. Where that is none, it may still be chosen. */
export const Option = ({ section, value, children, ...input }: OptionProps) => {
  const id = useId()
  const { count, note } = useCount(section, value)
  return (
    <div className={styles.row} data-none={isNone(count)} title={note}>
      <label className={styles.option}>
        <input {...input} aria-describedby={id} />
        {children}
      </label>
      <Count id={id} className={styles.count} count={count} />
    </div>
  )
}
