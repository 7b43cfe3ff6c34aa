import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLeadOn } from '#client/actors/lead-on.ts'
import { useAuth, useSignOut } from '#client/actors/people/auth.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { selectIsSigningOut } from '#machines/auth/selectors.ts'
import styles from './account-page.module.css'
import * as say from './messages.tsx'

/** Signs out in this browser, or everywhere where that was confirmed: no address alone can ask for it. */
export const Component = () => {
  usePageTitle(say.signingOutTitle)
  const isEverywhere = useLocation().state?.everywhere === true
  const signOut = useSignOut()
  const isSigningOut = useAuth(selectIsSigningOut)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    signOut(isEverywhere)
    setAsked(true)
  }, [signOut, isEverywhere])
  useLeadOn('/', isAsked && !isSigningOut)
  return (
    <section className={styles.page} aria-busy="true">
      <h1 className={styles.title}>{say.signingOutNow}</h1>
    </section>
  )
}
