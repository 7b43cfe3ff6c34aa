import { type ComponentType, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useAuth } from '#client/actors/people/auth.ts'
import { ChatIcon, FlagIcon, HelpIcon, PhoneIcon } from '#client/ui/icons.tsx'
import { PhoneLink } from '#client/ui/phone-link.tsx'
import { Popup } from '#client/ui/popup.tsx'
import { useSettings } from '#client/ui/settings.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import { openChat, takeChatOut } from './chat.ts'
import header from './header.module.css'
import styles from './menu.module.css'
import * as say from './messages.ts'

/** Both come when they are first opened. */
export interface HelpDialogs {
  ReportDialog: ComponentType<{ draft: RefObject<string>; onClose: () => void }>
  LeaveMessage: ComponentType<{ onClose: () => void }>
}

/** The designers by phone, for everyone but staff by chat (spec.md section 1), and whoever mends the shop. */
export const HelpMenu = ({ ReportDialog, LeaveMessage }: HelpDialogs) => {
  const { phone, chatScriptUrl } = useSettings()
  const isStaff = useAuth(selectIsStaff)
  const [isWriting, setWriting] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const draft = useRef('')
  const leaveMessage = () => setWriting(true)
  const startChat = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!chatScriptUrl) return leaveMessage()
    currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover()
    openChat(chatScriptUrl, leaveMessage)
  }
  useEffect(() => {
    if (isStaff) takeChatOut()
  }, [isStaff])
  return (
    <>
      <Popup
        className={header.tool}
        button={
          <>
            <HelpIcon />
            <span className={header.word}>{say.help}</span>
          </>
        }
      >
        <p className={styles.heading}>
          <span className={styles.name}>{say.speakWithDesigner}</span>
          <br />
          <span className={styles.note}>{say.whatDesignersHelpWith}</span>
        </p>
        <PhoneLink className={styles.item}>
          <PhoneIcon /> {say.call} {phone}
        </PhoneLink>
        {!isStaff && (
          <button type="button" className={styles.item} onClick={startChat}>
            <ChatIcon /> {say.liveChat}
          </button>
        )}
        <button type="button" className={styles.item} onClick={() => setReporting(true)}>
          <FlagIcon /> {say.reportProblem}
        </button>
      </Popup>
      {isReporting && <ReportDialog draft={draft} onClose={() => setReporting(false)} />}
      {isWriting && <LeaveMessage onClose={() => setWriting(false)} />}
    </>
  )
}
