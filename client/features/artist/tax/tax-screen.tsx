import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useAuth } from '#client/actors/people/auth.ts'
import { OwnTaxFormsDocument } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import page from '../artist.module.css'
import { NoArtist } from '../no-artist.tsx'
import styles from '../terms.module.css'
import { WayToStart } from '../way-to-start.tsx'
import { CurrentForm } from './current-form.tsx'
import { EarlierForms } from './earlier-forms.tsx'
import { FormSteps } from './form-steps.tsx'

/** The form that counts, and the way to another. */
export const TaxScreen = () => {
  usePageTitle('Tax form')
  const owner = useAuth(selectUser)?.uuid
  const [filed, setFiled] = useState(0)
  const { data, loading, error, refetch } = useQuery(OwnTaxFormsDocument, {
    fetchPolicy: 'cache-and-network',
  })
  const forms = data?.ownTaxForms
  return (
    <div className={page.page} aria-busy={loading}>
      <WayToStart />
      <h1>Tax form</h1>
      {error && (
        <Unavailable
          message="Your tax form cannot be shown right now."
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!forms && loading && <LoadingBar label="Loading your tax form" />}
      {data && !forms && <NoArtist what="A tax form" />}
      {forms && owner && (
        <>
          {forms.current && <CurrentForm form={forms.current} />}
          <FormSteps
            key={`${owner} ${filed}`}
            owner={owner}
            forms={forms}
            onFiled={() => setFiled((count) => count + 1)}
          />
          <EarlierForms forms={forms.earlier} />
          <p className={styles.small}>Information, not tax advice.</p>
        </>
      )}
    </div>
  )
}
