import type { ReactNode } from 'react'
import { countInWords } from '#client/ui/count-in-words.ts'

export const processLabel = 'Process'
export const allInOrder = 'All, in order of time'
export const recordedEvents = 'Recorded events'
export const time = 'Time'
export const process = 'Process'
export const event = 'Event'
export const nothingRecorded = 'Nothing has been recorded.'
export const streamSetAside = (stream: string) => `${stream}, set aside`
export const wasSetAside = (reason: string) => `was set aside: ${reason}`
export const stoodAt = (state: string) => `was at ${state}`
export const state = 'State'
export const begins = 'starts'
export const copiedNow = 'Copied.'
export const copyNotAllowed = 'Your browser won’t let us copy. Save it as a file instead.'
export const copy = 'Copy'
export const saveAsFile = 'Save as a file'
export const exactText = 'The exact text'
export const whatIsSent = 'What’s sent with your report'
export const showAsWords = 'Show in plain words'
export const showExactText = 'Show the exact text'
export const whatRecordHolds =
  'Nothing has been sent yet. Passwords are never recorded. Email addresses are masked (a…@example.com). Your name, your address, how you pay, and keys that open a session or a project are replaced with names such as secret-1. Project names and search terms are included.'
export const page = 'Page'
export const browser = 'Browser'
export const shortened = 'Shortened'
export const shortenedTo = (processes: number) =>
  `For ${countInWords(processes, 'process', 'processes')}, only the latest events are sent, with the state that earlier ones led to.`
export const leftOut = 'Left out'
export const noRoomFor = (streams: string) =>
  `There was no room for ${streams}, where nothing has happened for the longest time.`
export const reportAProblem = 'Report a problem'
export const tellUs =
  'Tell us what went wrong. We’ll include a record of what the shop just did for you, so we can see it happen again.'
export const gathering = 'Gathering what happened…'
export const notRead = 'We couldn’t read what happened here.'
export const reportReceived = 'Report received'
export const reportNumber = (id: ReactNode) => (
  <>Thank you. This is report {id}. Please mention it when you talk to us.</>
)
export const done = 'Done'
export const whatWentWrong = 'What went wrong?'
export const sending = 'Sending…'
export const sendReport = 'Send report'
