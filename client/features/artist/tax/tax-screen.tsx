import { useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { OwnTaxFormsDocument } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import page from '../artist.module.css'
import { NoArtist } from '../no-artist.tsx'
import { TaxYears } from '../tax-years/tax-years.tsx'
import styles from '../terms.module.css'
import { WayToStart } from '../way-to-start.tsx'
import { AnotherForm } from './another-form.tsx'
import { CurrentForm } from './current-form.tsx'
import { EarlierForms } from './earlier-forms.tsx'
import { FormSteps } from './form-steps.tsx'
import * as say from './messages.tsx'

/** The form that counts, and the way to another. */
export const TaxScreen = () => {
  usePageTitle(say.taxForm)
  const { pathname } = useLocation()
  const owner = useAuth(selectUser)?.uuid
  /** `filed` until another one is asked for: a process that has ended leaves the screen first. */
  const [asked, setAsked] = useState<'open' | 'wanted' | 'filed'>('open')
  const current = useRef<HTMLElement>(null)
  // The form that was signed is gone, and with it what had the focus.
  useEffect(() => {
    if (asked === 'filed') current.current?.focus()
  }, [asked])
  const { data, loading, error, refetch } = useQuery(OwnTaxFormsDocument, {
    fetchPolicy: 'cache-and-network',
  })
  const forms = data?.ownTaxForms
  return (
    <div className={page.page} aria-busy={loading}>
      <WayToStart />
      <h1>{say.taxForm}</h1>
      {error && <Unavailable message={say.formNotShown} onRetry={() => void refetch().catch(() => {})} />}
      {!forms && loading && <LoadingBar label={say.loadingForm} />}
      {data && !forms && <NoArtist what={say.aTaxForm} />}
      {forms && owner && (
        <>
          {forms.current && <CurrentForm form={forms.current} ref={current} />}
          {asked === 'filed' ? (
            <AnotherForm onWanted={() => setAsked('wanted')} />
          ) : (
            <FormSteps
              key={owner}
              owner={owner}
              forms={forms}
              isWanted={asked === 'wanted'}
              onWanted={() => setAsked('wanted')}
              onFiled={() => setAsked('filed')}
              onOutdated={() => void refetch().catch(() => {})}
            />
          )}
          <EarlierForms forms={forms.earlier} />
          {pathname === '/artist/account/tax' ? (
            <TaxYears />
          ) : (
            <p className={styles.small}>{say.notTaxAdvice}</p>
          )}
        </>
      )}
    </div>
  )
}
