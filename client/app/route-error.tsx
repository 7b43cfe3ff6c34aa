import { Button } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import { openStorage } from '#client/effects/storage.ts'
import { NotFound } from '#client/features/not-found/not-found.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { ChunkError, claimReload } from './chunk.ts'
import { describeError } from './error-words.ts'
import styles from './route-error.module.css'

/** What stands in place of a page that failed, under a navigation bar that still works. */
export const RouteError = () => {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  if (error instanceof ChunkError) return <ChunkOverlay error={error} />
  return <ErrorOverlay error={error} />
}

const attempts = () => openStorage(() => sessionStorage)

const ChunkOverlay = ({ error }: { error: ChunkError }) => {
  // Never while offline: the browser's own page of failure would take the place of ours.
  const [mayReload] = useState(
    () => navigator.onLine && claimReload(attempts(), location.href, import.meta.url),
  )
  useEffect(() => {
    if (mayReload) location.reload()
  }, [mayReload])
  return mayReload ? null : <ErrorOverlay error={error} />
}

const ErrorOverlay = ({ error }: { error: unknown }) => {
  const { title, detail } = describeError(error)
  usePageTitle(title)
  return (
    <div className={styles.veil}>
      <div className={styles.failedBar} />
      <section className={styles.overlay} role="alert">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.detail}>{detail}</p>
        <div className={styles.actions}>
          <Button onClick={() => location.reload()}>Try again</Button>
          <Button variant="outline" asChild>
            <Link to="/">Go to the home page</Link>
          </Button>
        </div>
      </section>
    </div>
  )
}
