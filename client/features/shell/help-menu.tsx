import { type ComponentType, lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import { useAuth } from '#client/actors/auth.ts'
import { ChatIcon, FlagIcon, HelpIcon, PhoneIcon } from '#client/ui/icons.tsx'
import { PhoneLink } from '#client/ui/phone-link.tsx'
import { Popup } from '#client/ui/popup.tsx'
import { useSettings } from '#client/ui/settings.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import header from './header.module.css'
import { loadChat } from './load-chat.ts'
import styles from './menu.module.css'

const LeaveMessage = lazy(() => import('./leave-message.tsx'))

interface ReportDialogProps {
  draft: RefObject<string>
  onClose: () => void
}

/** It opens late, and is another feature. */
export type LoadReportDialog = () => Promise<{ ReportDialog: ComponentType<ReportDialogProps> }>

/** The designers by phone, for everyone but staff by chat (spec.md section 1), and whoever mends the shop. */
export const HelpMenu = ({ loadReportDialog }: { loadReportDialog: LoadReportDialog }) => {
  const { phone, chatScriptUrl } = useSettings()
  const isStaff = useAuth(selectIsStaff)
  const [isWriting, setWriting] = useState(false)
  const { ReportDialog, report, close } = useReportDialog(loadReportDialog)
  const draft = useRef('')
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
        <button type="button" className={styles.item} onClick={report}>
          <FlagIcon /> Report a problem
        </button>
      </Popup>
      {ReportDialog && <ReportDialog draft={draft} onClose={close} />}
      {isWriting && (
        <Suspense>
          <LeaveMessage onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  )
}

const useReportDialog = (load: LoadReportDialog) => {
  const raise = useRaiseAlert()
  const [dialog, setDialog] = useState<Awaited<ReturnType<LoadReportDialog>> | null>(null)
  return {
    ReportDialog: dialog?.ReportDialog,
    report: () => {
      load().then(setDialog, () => raise({ status: 'danger', text: navigator.onLine ? NOT_LOADED : OFFLINE }))
    },
    close: () => setDialog(null),
  }
}

const OFFLINE = 'You are offline. Please report the problem when you are online again.'
const NOT_LOADED = 'The report could not be opened. Please try reloading the page.'
