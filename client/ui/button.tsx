import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface ButtonLook {
  variant?: 'solid' | 'outline' | 'plain' | 'danger'
  size?: 'sm' | 'md' | 'lg'
}

/** The look alone, for a link that leads on as a button would. */
export const makeButtonClass = ({ variant = 'solid', size = 'md' }: ButtonLook = {}) =>
  `${styles.button} ${styles[size]} ${styles[variant]}`

/** Presses; it sends a form only where it says so. */
export const Button = ({
  variant,
  size,
  className = '',
  ...button
}: ButtonLook & ComponentProps<'button'>) => (
  <button type="button" className={`${makeButtonClass({ variant, size })} ${className}`} {...button} />
)
