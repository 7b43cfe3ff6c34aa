import { useState } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import { ChunkError } from '#client/app/parts/chunk.ts'
import { NotFound } from '#client/app/parts/not-found.tsx'
import { reloadOnce } from '#client/app/parts/reload-once.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import * as say from '../messages.ts'
import { describeError } from './error-words.ts'
import styles from './route-error.module.css'

/** Shown in place of a page that failed, under a navigation bar that still works. */
export const RouteError = () => {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  if (error instanceof ChunkError) return <ChunkOverlay error={error} />
  return <ErrorOverlay error={error} />
}

const ChunkOverlay = ({ error }: { error: ChunkError }) => {
  const [isReloading] = useState(reloadOnce)
  return isReloading ? null : <ErrorOverlay error={error} />
}

const ErrorOverlay = ({ error }: { error: unknown }) => {
  const { title, detail } = describeError(error)
  usePageTitle(title)
  return (
    <div className={styles.veil}>
      <div
        className={styles.failedBar}
        role="progressbar"
        aria-label={say.loadingPage}
        aria-valuetext={say.failed}
      />
      <section className={styles.overlay} role="alert">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.detail}>{detail}</p>
        <div className={styles.actions}>
          <Button onClick={() => location.reload()}>{say.tryAgain}</Button>
          <Link to="/" className={makeButtonClass({ variant: 'outline' })}>
            {say.goHome}
          </Link>
        </div>
      </section>
    </div>
  )
}
