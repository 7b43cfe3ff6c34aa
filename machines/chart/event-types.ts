/** What kind of thing an event's type says has happened. */
export const DONE = 'xstate.done.actor.'
export const ERROR = 'xstate.error.actor.'
export const AFTER = 'xstate.after.'

export const isAnswer = (type: string): boolean => type.startsWith(DONE)
export const isRefusal = (type: string): boolean => type.startsWith(ERROR)
export const isTimer = (type: string): boolean => type.startsWith(AFTER)
export const isFromOutside = (type: string): boolean => !type.startsWith('xstate.')

/** An event type as the chart means it: an intent, an answer, a refusal or a timer. */
export const typeInWords = (type: string): string => {
  const name = type.split('.')[3] ?? ''
  if (isAnswer(type)) return `${name} answers`
  if (isRefusal(type)) return `${name} refuses`
  if (isTimer(type)) return `after ${type.split('.')[2]}`
  return type
}
