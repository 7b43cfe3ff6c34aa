import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import way from '#client/ui/way.module.css'
import * as say from '../messages.tsx'
import styles from './link-ended.module.css'

/** For a link that was withdrawn or never was: nobody is told which. */
export const LinkEnded = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  // Take the focus: this may replace what was being read.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.ended}>
      <h1 ref={heading} tabIndex={-1}>
        {say.linkEnded}
      </h1>
      <p>{say.whyLinkEnded}</p>
      <Link to="/" className={way.way}>
        {say.seeWhatElse(<ArrowIcon />)}
      </Link>
    </section>
  )
}
