import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import way from '#client/ui/way.module.css'
import styles from './link-ended.module.css'

/** For a link that was withdrawn or never was: nobody is told which. */
export const LinkEnded = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  // Take the focus: this may replace what was being read.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.ended}>
      <h1 ref={heading} tabIndex={-1}>
        This link is no longer available
      </h1>
      <p>
        The sender may have turned it off, or part of the address is missing. Please ask them for a new one.
      </p>
      <Link to="/" className={way.way}>
        See what else we print <ArrowIcon />
      </Link>
    </section>
  )
}
