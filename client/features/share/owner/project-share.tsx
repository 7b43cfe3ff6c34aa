import { useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useSharing } from '#client/actors/projects/sharing.ts'
import { ShareDocument } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from '../messages.tsx'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { LinkField } from './link-field.tsx'
import styles from './project-share.module.css'

export interface ProjectShareProps {
  cartToken: string
  isGuest: boolean
  /** Nothing can be said about it any more, and it gets no new link. */
  isOrdered: boolean
  /** There is nothing to be shown, but there may be a link to be withdrawn. */
  isEmpty: boolean
}

/** The link by which a client sees this project: make it, copy it, open it, withdraw it. */
export const ProjectShare = ({ cartToken, isGuest, isOrdered, isEmpty }: ProjectShareProps) => {
  const panel = useRef<HTMLElement>(null)
  const [changes, setChanges] = useState(0)
  const sharing = useSharing(cartToken, () => setChanges((before) => before + 1))
  const { data } = useQuery(ShareDocument, { variables: { cartToken }, fetchPolicy: 'cache-only' })
  const { isUnread, isUnshared, isMaking, isAsking, failure } = sharing
  // The button is gone; move the focus to where it stood.
  useEffect(() => {
    if (changes > 0 && !isAsking) panel.current?.focus()
  }, [changes, isAsking])
  const what = isGuest ? say.cart : say.project
  const shareToken = data?.share?.shareToken ?? null
  if (isUnread && failure?.kind === 'refused') return null
  if (isEmpty && shareToken === null && !isAsking) return null
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={say.shareThis(what)}>
      <h2>{say.shareThis(what)}</h2>
      {isUnread && (
        <>
          {/* Quietly: the page says already that something is down. */}
          <p>{say.notChecked(what)}</p>
          <Button variant="outline" onClick={sharing.retry}>
            {say.tryAgain}
          </Button>
        </>
      )}
      {(isUnshared || isMaking) && !isOrdered && (
        <>
          <p>{say.whatLinkDoes}</p>
          <Button variant="outline" disabled={isMaking} onClick={sharing.make}>
            {isMaking ? say.creatingLink : say.createLink}
          </Button>
        </>
      )}
      {isUnshared && isOrdered && <p>{say.wasNotShared(what)}</p>}
      {shareToken !== null && !isUnread && (
        <LinkField
          what={what}
          address={sharing.addressOf(shareToken)}
          isOrdered={isOrdered}
          sharing={sharing}
        />
      )}
      {failure && !isAsking && !isUnread && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
      {isAsking && <ConfirmWithdrawal sharing={sharing} />}
    </section>
  )
}
