import { useRaiseAlert } from '#client/actors/alerts.ts'
import { ShareIcon } from '#client/ui/page-icons.tsx'
import * as say from './messages.ts'
import styles from './share-button.module.css'

/** Gives the page's address to whatever shares on this device, or to the clipboard. */
export const ShareButton = ({ title }: { title: string }) => {
  const raise = useRaiseAlert()

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      raise({ status: 'success', text: say.linkCopied })
    } catch {
      raise({ status: 'warning', text: say.cannotCopyLink(url), persistent: true })
    }
  }
  const share = async () => {
    const url = location.origin + location.pathname
    if (typeof navigator.share !== 'function') return copy(url)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // A visitor who closed the share sheet wants nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
    }
  }
  return (
    <button type="button" className={styles.share} onClick={() => void share()}>
      <ShareIcon /> {say.share}
    </button>
  )
}
