import type { ComponentProps } from 'react'
import { ChevronIcon } from './icons.tsx'
import styles from './select.module.css'

/** The browser's own list of choices, in the house's frame. */
export const Select = (props: ComponentProps<'select'>) => (
  <span className={styles.frame}>
    <select className={styles.select} {...props} />
    <ChevronIcon />
  </span>
)
