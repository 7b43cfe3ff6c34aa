import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import * as say from '../messages.ts'
import { loadChunk } from './chunk.ts'
import { reloadOnce } from './reload-once.ts'

export interface NotLoaded {
  /** While it is asked for again. */
  isTrying: boolean
  onRetry: () => void
}

type Late<Props> = ComponentType<Props> & {
  /** Asks for it before it is shown, where it is likely to be; that this fails is nobody's concern yet. */
  fetchEarly: () => void
}

const Loading = () => <LoadingBar label={say.loading} />

/**
 * A part of a page that comes when it is first shown. When it cannot be loaded, `Failed` says so where it
 * would stand and the page stays as it is; only a new version of the shop loads the page anew, once.
 */
export const createLatePart = <Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  Failed: ComponentType<Props & NotLoaded>,
  Waiting: ComponentType = Loading,
): Late<Props> => {
  const loadPart = loadChunk(load)
  let Part: ComponentType<Props> | null = null
  const bringPart = async () => {
    Part = pick(await loadPart())
  }
  const Late = (props: Props) => {
    const { hasFailed, isTrying, retry } = useBringing(bringPart, Part !== null)
    if (Part) return <Part {...props} />
    return hasFailed ? <Failed {...props} isTrying={isTrying} onRetry={retry} /> : <Waiting />
  }
  return Object.assign(Late, { fetchEarly: () => void bringPart().catch(() => {}) })
}

const useBringing = (bring: () => Promise<void>, isHere: boolean) => {
  const [attempt, setAttempt] = useState(1)
  const [settled, setSettled] = useState({ attempt: 0, hasFailed: false })
  useEffect(() => {
    if (isHere) return
    let isShown = true
    const settle = (hasFailed: boolean) =>
      isShown && startTransition(() => setSettled({ attempt, hasFailed }))
    bring().then(
      () => settle(false),
      () => (isShown && reloadOnce()) || settle(true),
    )
    return () => {
      isShown = false
    }
  }, [bring, isHere, attempt])
  return {
    hasFailed: settled.hasFailed,
    isTrying: settled.attempt !== attempt,
    retry: () => setAttempt(attempt + 1),
  }
}
