import { fromCallback } from 'xstate'
import type { UploadEvent } from '#machines/upload/events.ts'

type LineAnswer = Extract<UploadEvent, { type: 'line.lost' | 'line.back' }>

/** Where a browser says whether it has a line. */
export type LineTarget = EventTarget & { navigator: Pick<Navigator, 'onLine'> }

/** Tells whether the browser has a line; where it has none from the beginning, says so first. */
export const createLinePort = (target: LineTarget) =>
  fromCallback(({ sendBack }) => {
    const tell = (type: LineAnswer['type']) => sendBack({ type } satisfies LineAnswer)
    const lose = () => tell('line.lost')
    const regain = () => tell('line.back')
    if (!target.navigator.onLine) lose()
    target.addEventListener('offline', lose)
    target.addEventListener('online', regain)
    return () => {
      target.removeEventListener('offline', lose)
      target.removeEventListener('online', regain)
    }
  })
