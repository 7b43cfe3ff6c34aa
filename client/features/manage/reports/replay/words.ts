import type { AnyEventObject } from 'xstate'
import { typeInWords } from '#machines/chart/event-types.ts'
import { stateInWords } from '#machines/chart/words.ts'
import type { ExportedStream } from '#machines/journal/export.ts'
import type { Standing } from './recording.ts'

/** What was set aside may have the name of what began anew. */
export const nameOf = ({ stream, setAside }: ExportedStream): string =>
  setAside ? `${stream}, set aside` : stream

export const eventInWords = ({ type }: AnyEventObject): string =>
  type === 'xstate.init' ? 'begins' : typeInWords(type)

/** Where a stream stands, in a word or two. */
export const standingInWords = ({ step, before, trace }: Standing): string => {
  const snapshot = step?.snapshot ?? before
  if (trace.failure) return 'cannot be replayed'
  if (!snapshot) return 'not begun'
  return snapshot.status === 'error' ? 'broken' : stateInWords(snapshot.value)
}

const TIME = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
})

export const timeInWords = (at: number): string => TIME.format(at)
