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
import * as say from './messages.ts'

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
  usePageTitle(say.oneMoment)
  return (
    <section className={styles.page} aria-busy="true">
      <h1 className="visually-hidden">{say.oneMomentMore}</h1>
    </section>
  )
}

const Unreachable = () => {
  const { retry } = useEntry()
  usePageTitle(say.oneMoment)
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{say.accountNotAnswering}</h1>
      <p className={styles.lead}>{say.opensOnceKnown}</p>
      <Button size="lg" onClick={retry}>
        {say.retry}
      </Button>
    </section>
  )
}

const SignIn = () => {
  const refusal = useAccess(selectRefusal)
  const { signIn } = useEntry()
  usePageTitle(say.pleaseSignIn)
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{refusal}</h1>
      <p className={styles.lead}>{say.comeBackAfter}</p>
      <Button size="lg" onClick={signIn}>
        {say.signIn}
      </Button>
    </section>
  )
}

const OtherAccount = () => {
  const refusal = useAccess(selectRefusal)
  const user = useAuth(selectUser)
  const { changeAccount } = useEntry()
  usePageTitle(say.pleaseSignIn)
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{refusal}</h1>
      <p className={styles.lead}>{say.signedInAs(user?.email ?? '')}</p>
      <Button size="lg" onClick={changeAccount}>
        {say.useAnotherAccount}
      </Button>
    </section>
  )
}
