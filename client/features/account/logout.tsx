import { useEffect, useState } from 'react'
import { useAuth, useSignOut } from '#client/actors/auth.ts'
import { useLeadOn } from '#client/actors/lead-on.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { selectIsSigningOut } from '#machines/auth/selectors.ts'
import styles from './account-page.module.css'

export const Component = () => {
  usePageTitle('Signing out')
  const signOut = useSignOut()
  const isSigningOut = useAuth(selectIsSigningOut)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    signOut()
    setAsked(true)
  }, [signOut])
  useLeadOn('/', isAsked && !isSigningOut)
  return (
    <section className={styles.page} aria-busy="true">
      <h1 className={styles.title}>Signing out...</h1>
    </section>
  )
}
