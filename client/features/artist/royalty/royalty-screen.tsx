import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useAgreementForm } from '#client/actors/artist/agreement-form.ts'
import { OwnAgreementDocument } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import page from '../artist.module.css'
import { NoArtist } from '../no-artist.tsx'
import { WayToStart } from '../way-to-start.tsx'
import { Accepting } from './accepting.tsx'
import { EarlierAgreements } from './earlier-agreements.tsx'
import * as say from './messages.tsx'
import { Terms } from './terms.tsx'

/** /artist/account/royalty and /artist/new/royalty: what an artist is paid, and that they agree. */
export const Component = () => {
  usePageTitle(say.royaltyAgreement)
  const [read, setRead] = useState(0)
  /** Stays where another text is to be accepted in the place of the one that was signed. */
  const [name, setName] = useState('')
  return (
    <Agreement
      key={read}
      isReread={read > 0}
      onRead={() => setRead((count) => count + 1)}
      name={name}
      onName={setName}
    />
  )
}

interface AgreementProps {
  /** It was accepted, or is another: what held the focus is gone. */
  isReread: boolean
  onRead: () => void
  name: string
  onName: (name: string) => void
}

const Agreement = ({ isReread, onRead, name, onName }: AgreementProps) => {
  const form = useAgreementForm(onRead)
  const { data } = useQuery(OwnAgreementDocument, { fetchPolicy: 'cache-only' })
  const agreement = data?.ownAgreement
  const { isLoading, loadFailure } = form
  return (
    <div className={page.page} aria-busy={isLoading}>
      <WayToStart />
      <h1>{say.royaltyAgreement}</h1>
      {loadFailure?.kind === 'gone' && <NoArtist what={say.theRoyaltyAgreement} />}
      {loadFailure?.kind === 'unavailable' && <Unavailable message={say.notShown} onRetry={form.reload} />}
      {isLoading && !agreement && <LoadingBar label={say.loadingTheAgreement} />}
      {agreement && !loadFailure && (
        <>
          <Terms agreement={agreement} takesFocus={isReread} />
          {agreement.offered && !agreement.isAccepted && (
            <Accepting
              key={agreement.offered.textHash}
              offered={agreement.offered}
              {...{ form, name, onName }}
            />
          )}
          <EarlierAgreements agreement={agreement} />
        </>
      )}
    </div>
  )
}
