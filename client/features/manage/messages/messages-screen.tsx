import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '#client/ui/page-title.ts'
import pageStyles from '../list-page.module.css'
import { ANSWERED_QUERY, asksForAnswered } from './address.ts'
import { MessageList } from './message-list.tsx'
import styles from './messages-screen.module.css'

/** /manage/messages: what visitors left for the designers, and a way to answer it. */
export const MessagesScreen = () => {
  usePageTitle('Messages')
  const [address] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const isAnswered = asksForAnswered(address)
  return (
    <div className={pageStyles.page}>
      <h1 ref={heading} tabIndex={-1} className={pageStyles.title}>
        Messages
      </h1>
      <p className={pageStyles.lead}>
        Messages that visitors left from Help → Live chat. Your answer is emailed to them.
      </p>
      <nav aria-label="Messages" className={styles.kinds}>
        <Link to="/manage/messages" aria-current={isAnswered ? undefined : 'page'}>
          Waiting
        </Link>
        <Link to={`/manage/messages${ANSWERED_QUERY}`} aria-current={isAnswered ? 'page' : undefined}>
          Answered
        </Link>
      </nav>
      <MessageList
        key={`${isAnswered}`}
        isAnswered={isAnswered}
        onLastAnswered={() => heading.current?.focus()}
      />
    </div>
  )
}
