import { useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { MessagesDocument } from '#client/apollo/generated/graphql.ts'
import { isPastTheEnd } from '#client/apollo/past-the-end.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { offsetOf } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import pageStyles from '../list-page.module.css'
import { useRefused } from '../use-refused.ts'
import { readPage, writeQueryAt } from './address.ts'
import { MessageCard } from './message-card.tsx'
import * as say from './messages.ts'
import styles from './messages-screen.module.css'

interface MessageListProps {
  isAnswered: boolean
  /** Nothing is left on this page that the focus could go on to. */
  onLastAnswered: () => void
}

/** A page of what waits, or of what was answered. */
export const MessageList = ({ isAnswered, onLastAnswered }: MessageListProps) => {
  const list = useRef<HTMLUListElement>(null)
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { page, limit } = readPage(address)
  const { data, previousData, error, loading, refetch } = useQuery(MessagesDocument, {
    variables: { page, pageSize: limit, waiting: !isAnswered },
    fetchPolicy: 'cache-and-network',
  })
  const isRefused = useRefused(error)
  const found = (data ?? (loading ? previousData : undefined))?.messages
  const queryOf = (wanted: number, size = limit) =>
    writeQueryAt(address, { limit: size, offset: offsetOf(wanted, size) })
  const isPast = isPastTheEnd(error) || found?.messages.length === 0
  if (page > 1 && isPast) return <Navigate to={{ search: queryOf(1) }} replace />

  const goOn = (index: number) => {
    const cards = [...(list.current?.children ?? [])]
    const next = cards[index + 1] ?? cards[index - 1]
    const target = next?.querySelector<HTMLElement>('textarea, button')
    if (target) target.focus()
    else onLastAnswered()
    void refetch()
  }

  return (
    <div aria-busy={loading}>
      {error && !isRefused && <Unavailable message={say.notLoaded} onRetry={() => void refetch()} />}
      {!found && !error && <LoadingBar label={say.loading} />}
      {found?.count === 0 && (
        <p className={pageStyles.none}>{isAnswered ? say.noneAnswered : say.noneWaiting}</p>
      )}
      {found && found.count > 0 && (
        <>
          <ul ref={list} className={styles.list} aria-label={isAnswered ? say.answered : say.waiting}>
            {found.messages.map((message, index) => (
              <MessageCard key={message.id} message={message} onAnswered={() => goOn(index)} />
            ))}
          </ul>
          <PaginationBar
            total={found.count}
            limit={limit}
            offset={offsetOf(page, limit)}
            onPage={(wanted) => void navigate({ search: queryOf(wanted) })}
            onLimit={(size) => void navigate({ search: queryOf(1, size) })}
          />
        </>
      )}
    </div>
  )
}
