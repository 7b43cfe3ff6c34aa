import { type ComponentProps, type ReactNode, useId } from 'react'
import { Count } from './count.tsx'
import { useCount, useIsOffered } from './counts.ts'
import styles from './option.module.css'

interface OptionProps
  extends Pick<ComponentProps<'input'>, 'type' | 'name' | 'checked' | 'onChange' | 'className' | 'style'> {
  /** By which its count is known; no value for what has none. */
  section: string
  value: string | null
  children: ReactNode
}

/**
 * One that may be chosen, and how many it would find. Where that is none it is not offered, and keeps its
 * place and the focus.
 */
export const Option = ({ section, value, children, onChange, ...input }: OptionProps) => {
  const id = useId()
  const { count, note } = useCount(section, value)
  const isOffered = useIsOffered(count, input.checked === true)
  return (
    <div className={styles.row} data-none={!isOffered} title={note}>
      <label className={styles.option}>
        <input
          {...input}
          aria-disabled={!isOffered}
          aria-describedby={id}
          onChange={isOffered ? onChange : ignore}
        />
        {children}
      </label>
      <Count id={id} className={styles.count} count={count} />
    </div>
  )
}

/** React puts the box back as it was. */
const ignore = () => {}
