import { lazy, Suspense, useState } from 'react'
import { useAuth } from '#client/actors/auth.ts'
import { ChatIcon, HelpIcon, PhoneIcon } from '#client/ui/icons.tsx'
import { PhoneLink } from '#client/ui/phone-link.tsx'
import { Popup } from '#client/ui/popup.tsx'
import { useSettings } from '#client/ui/settings.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import header from './header.module.css'
import { loadChat } from './load-chat.ts'
import styles from './menu.module.css'

const LeaveMessage = lazy(() => import('./leave-message.tsx'))

/** The designers by phone, and for everyone but staff by chat (spec.md section 1). */
export const HelpMenu = () => {
  const { phone, chatScriptUrl } = useSettings()
  const isStaff = useAuth(selectIsStaff)
  const [isWriting, setWriting] = useState(false)
  const startChat = () => (chatScriptUrl ? loadChat(chatScriptUrl) : setWriting(true))
  return (
    <>
      <Popup
        className={header.tool}
        button={
          <>
            <HelpIcon />
            <span className={header.word}>Help</span>
          </>
        }
      >
        <p className={styles.heading}>
          <span className={styles.name}>Speak with a designer</span>
          <br />
          <span className={styles.note}>About sizes, materials, or a whole building.</span>
        </p>
        <PhoneLink className={styles.item}>
          <PhoneIcon /> Call {phone}
        </PhoneLink>
        {!isStaff && (
          <button type="button" className={styles.item} onClick={startChat}>
            <ChatIcon /> Live chat
          </button>
        )}
      </Popup>
      {isWriting && (
        <Suspense>
          <LeaveMessage onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  )
}
