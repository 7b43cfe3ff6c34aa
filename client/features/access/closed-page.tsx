import { useAccess, useEntry } from '#client/actors/people/access.ts'
import { useAuth } from '#client/actors/people/auth.ts'
import { Button } from '#client/ui/button.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import {
  selectIsPending,
  selectIsUnreachable,
  selectNeedsOtherAccount,
  selectRefusal,
} from '#machines/access/selectors.ts'
import { selectUser } from '#machines/auth/selectors.ts'
import styles from './closed-page.module.css'

/** Shown in place of a page that this visitor may not see, or not yet. */
export const ClosedPage = () => {
  const isPending = useAccess(selectIsPending)
  const isUnreachable = useAccess(selectIsUnreachable)
  const needsOtherAccount = useAccess(selectNeedsOtherAccount)
  if (isPending) return <Asking />
  if (isUnreachable) return <Unreachable />
  return needsOtherAccount ? <OtherAccount /> : <SignIn />
}

const Asking = () => {
  usePageTitle('One moment')
  return (
    <section className={styles.page} aria-busy="true">
      <h1 className="visually-hidden">One moment…</h1>
    </section>
  )
}

const Unreachable = () => {
  const { retry } = useEntry()
  usePageTitle('One moment')
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>Your account is not answering.</h1>
      <p className={styles.lead}>This page opens once it is known who you are.</p>
      <Button size="lg" onClick={retry}>
        Retry
      </Button>
    </section>
  )
}

const SignIn = () => {
  const refusal = useAccess(selectRefusal)
  const { signIn } = useEntry()
  usePageTitle('Please sign in')
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{refusal}</h1>
      <p className={styles.lead}>Sign in, and you will come back to this page.</p>
      <Button size="lg" onClick={signIn}>
        Sign in
      </Button>
    </section>
  )
}

const OtherAccount = () => {
  const refusal = useAccess(selectRefusal)
  const user = useAuth(selectUser)
  const { changeAccount } = useEntry()
  usePageTitle('Please sign in')
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{refusal}</h1>
      <p className={styles.lead}>
        You are signed in as {user?.email}. Sign in with another account, and you will come back to this page.
      </p>
      <Button size="lg" onClick={changeAccount}>
        Use another account
      </Button>
    </section>
  )
}
