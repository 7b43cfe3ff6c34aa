import styles from './search-notice.module.css'

interface SearchNoticeProps {
  text: string
  /** What can be done about it, where anything can. */
  act?: { label: string; onAct: () => void }
}

/** Something to know about the results. */
export const SearchNotice = ({ text, act }: SearchNoticeProps) => (
  <p className={styles.notice} role="status">
    {text}{' '}
    {act && (
      <button type="button" className={styles.act} onClick={act.onAct}>
        {act.label}
      </button>
    )}
  </p>
)
