import { Link, useNavigate } from 'react-router-dom'
import { decisionRefusalOf } from '#client/actors/application-commands.ts'
import { useApplicationDecision } from '#client/actors/application-decision.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { Ago } from '#client/ui/time.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { usePageKeys } from '../keys/use-page-keys.ts'
import { queryOfArtist } from '../messages/address.ts'
import { useOfferActions } from '../palette/offered.ts'
import type { PanelProps } from '../resources/types/type.ts'
import styles from './application.module.css'
import { Deciding } from './deciding.tsx'
import * as say from './messages.tsx'
import { QUEUE, textOf, useNextApplication } from './queue.ts'
import { Sample } from './sample.tsx'
import { stageInWords } from './stage-words.ts'
import { Whereabouts } from './whereabouts.tsx'

/** How far an applicant has come, what they show of themselves, and what staff may decide of it. */
export const Application = ({ id, version, values }: PanelProps) => {
  const navigate = useNavigate()
  const now = useNow()
  const next = useNextApplication(id)
  const name = textOf(values.full_name) ?? say.thisApplicant
  const [photo, bio, submittedAt, reason] = [
    textOf(values.photo),
    textOf(values.bio),
    textOf(values.submitted_at),
    textOf(values.decline_reason),
  ]
  const deciding = useApplicationDecision({ id, name }, () => void navigate(next?.to ?? QUEUE))
  const account = textOf(values.user_uuid)
  const stage = textOf(values.application_stage) ?? ''
  const refusal = decisionRefusalOf({ stage, reason })
  const isOpen = refusal === null
  useOfferActions(() => [
    { label: say.approveApplicant(name), refusal, does: () => deciding.approve(version) },
    { label: say.declineApplicant(name), refusal, does: () => deciding.decline(version) },
    ...(next
      ? [{ label: say.nextApplication(next.name), refusal: null, does: () => void navigate(next.to) }]
      : []),
  ])
  usePageKeys({
    'Shift+a': isOpen ? () => deciding.approve(version) : null,
    'Shift+d': isOpen ? () => deciding.decline(version) : null,
    n: next ? () => void navigate(next.to) : null,
  })
  return (
    <section className={styles.application} aria-label={say.application}>
      {photo && <img className={styles.photo} src={enlarge(photo)} alt={say.shownBy(name)} />}
      <div className={styles.words}>
        <p className={styles.stage}>
          <strong>{stageInWords(stage)}</strong>
          {isOpen && submittedAt && <Ago at={submittedAt} now={now} isAge />}
        </p>
        {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
        {bio && <p className={styles.bio}>{bio}</p>}
        <Whereabouts values={values} />
        <div className={styles.actions}>
          {isOpen && (
            <>
              <Button onClick={() => deciding.approve(version)}>{say.approve}</Button>
              <Button variant="outline" onClick={() => deciding.decline(version)}>
                {say.decline}
              </Button>
            </>
          )}
          {next && (
            <Link className={makeButtonClass({ variant: 'plain' })} to={next.to}>
              {say.nextApplication(next.name)}
            </Link>
          )}
          {account && (
            <Link
              className={makeButtonClass({ variant: 'plain' })}
              to={`/manage/messages${queryOfArtist(account)}`}
            >
              {say.message}
            </Link>
          )}
          {isOpen && deciding.reason !== '' && <span className={styles.draft}>{say.draftKept}</span>}
        </div>
      </div>
      {stage !== '' && hasSample(values) && (
        <div className={styles.sample}>
          <Sample profile={id} />
        </div>
      )}
      <Deciding deciding={deciding} name={name} email={textOf(values.email) ?? ''} />
    </section>
  )
}

const hasSample = ({ sample }: PanelProps['values']): boolean => Array.isArray(sample) && sample.length > 0

/** The shop makes its pictures in several widths: look at one closely. */
const enlarge = (photo: string): string => photo.replace(/^(\/media\/[^/]+\/[^/]+\/)\d+$/, '$1960')
