import type { ArtistEmailPreview } from '#client/actors/artist-email.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import styles from './artist-email.module.css'
import type { EmailProps } from './email-form.tsx'
import * as say from './messages.ts'

/** Who gets what, before it is sent. */
export const EmailPreview = ({ email }: EmailProps) => {
  const { preview, failure, isSending, resume, confirm } = email
  const count = preview?.recipients.length ?? 0
  return (
    <>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
      {!preview && <LoadingBar label={say.loadingThePreview} />}
      {preview && <Whole preview={preview} />}
      <div className={styles.send}>
        {count > 0 && failure?.kind !== 'refused' && (
          <Button disabled={isSending} onClick={confirm}>
            {isSending ? say.sending : say.sendTo(artistsInWords(count))}
          </Button>
        )}
        <Button variant="outline" disabled={isSending} onClick={resume}>
          {say.backToWriting}
        </Button>
      </div>
    </>
  )
}

const Whole = ({ preview: { recipients, leftOut, subject, body } }: { preview: ArtistEmailPreview }) => {
  const [first] = recipients
  return (
    <div className={styles.preview}>
      {first && (
        <section aria-labelledby="what" className={styles.mail}>
          <h2 id="what" className={styles.heading}>
            {subject}
          </h2>
          <p className={styles.to}>{say.toAddress(first.email)}</p>
          <p className={styles.text}>
            {first.greeting}
            {'\n\n'}
            {body}
          </p>
        </section>
      )}
      <section aria-labelledby="who">
        <h2 id="who" className={styles.heading}>
          {first ? say.willGetIt(artistsInWords(recipients.length)) : say.nobodyGetsIt}
        </h2>
        <ul className={styles.people} aria-labelledby="who">
          {recipients.map(({ id, email, greeting }) => (
            <li key={id}>
              <span>{greeting}</span>
              <span className={styles.to}>{email}</span>
            </li>
          ))}
        </ul>
        {leftOut.length > 0 && (
          <>
            <h3 id="left-out" className={styles.heading}>
              {say.leftOut(leftOut.length.toLocaleString('en-US'))}
            </h3>
            <ul className={styles.people} aria-labelledby="left-out">
              {leftOut.map(({ id, fullName }) => (
                <li key={id}>{fullName}</li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  )
}

const artistsInWords = (count: number): string =>
  count === 1 ? '1 artist' : `${count.toLocaleString('en-US')} artists`
