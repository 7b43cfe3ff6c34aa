import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type PrivateNumber, useArtistMessage } from '#client/actors/artist-message.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextAreaField } from '#client/ui/form/text-field.tsx'
import { dropPictures } from '#client/ui/picture-choice/drop-pictures.ts'
import styles from './composer.module.css'
import { ComposerPictures } from './composer-pictures.tsx'
import * as say from './messages.tsx'
import type { Sides } from './sides.ts'

interface ComposerProps extends Sides {
  /** The uuid of the artist's account. */
  thread: string
  /** The id of the newest message; null before there is one. */
  last: string | null
}

const LONGEST = 4_000

const FORMS: Record<PrivateNumber, { to: string; label: string }> = {
  tax: { to: '/artist/account/tax', label: say.goToTaxForm },
  payment: { to: '/artist/account/payment', label: say.goToPaymentForm },
}

/** Where one side writes to the other. */
export const Composer = ({ thread, owner, side, last, other }: ComposerProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isSent, setIsSent] = useState(false)
  const onSent = () => {
    setIsSent(true)
    field.current?.focus()
  }
  const message = useArtistMessage({ owner, thread }, { last, onSent })
  const { text, found, isSending, isAdding, failure } = message
  const send = () => {
    if (found) field.current?.focus()
    void message.send()
  }
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  const add = (files: readonly File[]) => {
    setIsSent(false)
    if (!isSending) message.addPictures(files)
  }
  return (
    <div {...dropPictures(add)}>
      <Form errors={message.errors} failure={failure?.message ?? null} onSubmit={send}>
        <div>
          <TextAreaField
            ref={field}
            label={say.yourMessage}
            name="text"
            help={side === 'ARTIST' ? say.answersHere(other) : say.readsHere(other)}
            required
            autoComplete="off"
            dir="auto"
            value={text}
            readOnly={isSending}
            onChange={({ currentTarget }) => {
              setIsSent(false)
              message.type(currentTarget.value, currentTarget.selectionStart)
            }}
            onKeyDown={sendByKey}
          />
          <p className={styles.count} data-over={text.length > LONGEST}>
            {say.characters(text.length.toLocaleString('en-US'), LONGEST.toLocaleString('en-US'))}
          </p>
        </div>
        {found && side === 'ARTIST' && (
          <p>
            <Link to={FORMS[found].to} className={styles.form}>
              {FORMS[found].label}
            </Link>
          </p>
        )}
        <ComposerPictures message={message} onChosen={add} />
        <div className={styles.actions}>
          <Button type="submit" disabled={isSending || isAdding}>
            {isSending ? say.sending : say.send}
          </Button>
          <span className={styles.byKey}>{say.ctrlEnterToSend}</span>
          <span role="status">{isSent && say.messageSent}</span>
        </div>
      </Form>
    </div>
  )
}
