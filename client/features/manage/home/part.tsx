import { type ReactNode, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { useRefused } from '../use-refused.ts'
import * as say from './messages.tsx'
import styles from './part.module.css'

interface PartProps<Data> {
  /** What it is called where it cannot be read: 'Messages'. */
  name: string
  /** Of Apollo's useQuery. */
  answer: { data?: Data | undefined; error?: unknown; refetch: () => unknown }
  children: (data: Data) => ReactNode
}

/** A part of the page that loads, fails and is tried again by itself, in a box that has its title. */
export const Part = <Data,>({ name, answer: { data, error, refetch }, children }: PartProps<Data>) => {
  const part = useRef<HTMLDivElement>(null)
  const isRefused = useRefused(error)
  const tryAgain = () => {
    // The button goes, and the focus must not go with it.
    part.current?.focus()
    void refetch()
  }
  return (
    <div ref={part} tabIndex={-1} className={styles.part} aria-busy={!error && !data}>
      {Boolean(error) && !isRefused && (
        <div className={styles.failed} role="alert">
          <p className={styles.message}>{say.partNotLoaded(name)}</p>
          <Button
            variant="outline"
            size="sm"
            aria-label={say.retryPart(name.toLowerCase())}
            onClick={tryAgain}
          >
            {say.retry}
          </Button>
        </div>
      )}
      {!error && !data && <LoadingBar label={say.loadingPart(name.toLowerCase())} />}
      {!error && data && children(data)}
    </div>
  )
}
