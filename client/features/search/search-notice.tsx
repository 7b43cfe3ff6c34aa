import styles from './search-notice.module.css'

interface SearchNoticeProps {
  text: string
  label: string
  onAct: () => void
}

/** Something to know about the results, and what can be done about it. */
export const SearchNotice = ({ text, label, onAct }: SearchNoticeProps) => (
  <p className={styles.notice} role="status">
    {text}{' '}
    <button type="button" className={styles.act} onClick={onAct}>
      {label}
    </button>
  </p>
)
