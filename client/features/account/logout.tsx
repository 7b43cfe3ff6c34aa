import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useAuth, useSignOut } from '#client/actors/auth.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { selectIsSigningOut } from '#machines/auth/selectors.ts'
import styles from './account-page.module.css'
import { useAsksForPage } from './use-goes-on.ts'

export const Component = () => {
  usePageTitle('Signing out')
  const signOut = useSignOut()
  const isSigningOut = useAuth(selectIsSigningOut)
  const asksForPage = useAsksForPage()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    signOut()
    setAsked(true)
  }, [signOut])
  if (isAsked && !isSigningOut && !asksForPage) return <Navigate to="/" replace />
  return (
    <section className={styles.page} aria-busy="true">
      <h1 className={styles.title}>Signing out...</h1>
    </section>
  )
}
