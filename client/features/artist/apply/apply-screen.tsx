import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApplying } from '#client/actors/artist-apply.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { Disputes } from '../details/disputes.tsx'
import { LABELS } from '../details/labels.ts'
import { Applied } from './applied.tsx'
import styles from './apply.module.css'
import { Info } from './info.tsx'
import { Login } from './login.tsx'
import * as say from './messages.tsx'
import { type ApplyPage, pathOf } from './pages.ts'
import { Sample, type SamplePicturesProps } from './sample.tsx'
import { Stepper } from './stepper.tsx'
import { Welcome } from './welcome.tsx'

interface ApplyScreenProps {
  /** The account; null for nobody signed in. */
  owner: string | null
  page: ApplyPage
  /** Takes the pictures of the sample. */
  Pictures: ComponentType<SamplePicturesProps>
}

const TITLES: Readonly<Record<ApplyPage, string>> = {
  welcome: say.sellYourArt,
  login: say.signInToApply,
  info: say.aboutYou,
  sample: say.yourWork,
  applied: say.yourApplication,
}

/** An application to sell art: which page of it is shown is where its machine is. */
export const ApplyScreen = ({ owner, page, Pictures }: ApplyScreenProps) => {
  usePageTitle(TITLES[page])
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const applying = useApplying(owner, {
    // Only going on is a page to come back from: another one would lead here again.
    onStep: (step) => {
      const isOnward = page === 'welcome' || (page === 'info' && step === 'sample')
      if (step !== page) void navigate(pathOf(step), { replace: !isOnward })
    },
    onLogin: () => page !== 'login' && void navigate(pathOf('login')),
  })
  const show = useEffectEvent(applying.show)
  useEffect(() => {
    if (page !== 'welcome') show(page)
  }, [page])

  if (page === 'welcome') return <Welcome applying={applying} />
  if (page === 'login') return <Login />
  return (
    <div className={styles.page}>
      <Stepper step={page} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {TITLES[page]}
      </h1>
      {applying.isUnloaded ? (
        <Unavailable message={applying.failure?.message ?? say.notShown} onRetry={applying.reload} />
      ) : applying.isUnread || (applying.step !== null && applying.step !== page) ? (
        <div className={styles.loading} aria-busy="true" role="status">
          <span className="visually-hidden">{say.loadingYourApplication}</span>
        </div>
      ) : applying.isDisputed ? (
        <Disputes
          title={say.changedElsewhere}
          labels={LABELS}
          disputes={applying.disputes}
          onChoose={applying.choose}
          onSettled={() => heading.current?.focus()}
        />
      ) : page === 'info' ? (
        <Info applying={applying} />
      ) : page === 'sample' ? (
        <Sample owner={owner ?? ''} applying={applying} Pictures={Pictures} />
      ) : (
        <Applied applying={applying} />
      )}
    </div>
  )
}
