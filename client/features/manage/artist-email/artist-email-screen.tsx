import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { type Audience, useArtistEmail } from '#client/actors/artist-email.ts'
import { useAuth } from '#client/actors/people/auth.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { selectUser } from '#machines/auth/selectors.ts'
import pageStyles from '../list-page.module.css'
import styles from './artist-email.module.css'
import { audienceInWords, readAudience } from './audience.ts'
import { EmailForm } from './email-form.tsx'
import { EmailPreview } from './email-preview.tsx'
import * as say from './messages.ts'

const LIST = '/manage/artist-profile'

/** /manage/artist-profile/email: staff write to the artists of an address, after they saw who gets what. */
export const ArtistEmailScreen = () => {
  usePageTitle(say.emailToArtists)
  const owner = useAuth(selectUser)?.uuid
  const [address] = useSearchParams()
  return owner && <Email key={`${owner} ${address}`} owner={owner} audience={readAudience(address)} />
}

const Email = ({ owner, audience }: { owner: string; audience: Audience }) => {
  const navigate = useNavigate()
  const email = useArtistEmail(owner, audience, () => void navigate(LIST))
  const heading = useRef<HTMLHeadingElement>(null)
  const { isPreviewed } = email
  const wasPreviewed = useRef(isPreviewed)
  useEffect(() => {
    // The button that led here is gone with the focus.
    if (wasPreviewed.current !== isPreviewed) heading.current?.focus()
    wasPreviewed.current = isPreviewed
  }, [isPreviewed])
  return (
    <div className={pageStyles.page} aria-busy={email.isPreviewing || email.isSending}>
      <p className={styles.trail}>
        <Link to={LIST}>{say.artistProfiles}</Link>
      </p>
      <h1 ref={heading} tabIndex={-1} className={pageStyles.title}>
        {isPreviewed ? say.checkBeforeSending : say.emailToArtists}
      </h1>
      {!isPreviewed && <p className={pageStyles.lead}>{audienceInWords(audience)}</p>}
      {isPreviewed ? (
        <EmailPreview email={email} />
      ) : (
        <EmailForm email={email} onDiscard={() => void navigate(LIST)} />
      )}
    </div>
  )
}
