import type { ReactNode } from 'react'

export const whatItKnows = 'What it knows'
export const changedMark = ' changed'
export const nothing = 'nothing'
export const events = 'Events'
export const failedMark = ' failed'
export const eventOf = (at: number, count: number, process: string, event: string) =>
  `Event ${at} of ${count}: ${process}, ${event}`
export const noEvents = 'No events'
export const replay = 'Replay'
export const back = 'Back'
export const pause = 'Pause'
export const play = 'Play'
export const forward = 'Forward'
export const nothingFailed = 'Nothing failed'
export const nextFailure = (count: number) => `Next failure (${count})`
export const event = 'Event'
export const processesNow = 'Processes at this point'
export const nothingRecorded = 'Nothing has been recorded.'
export const process = 'Process'
export const setAside = (reason: string) => `It was set aside in the browser: ${reason}`
export const cannotReplay = (reason: string) => `It can’t be replayed: ${reason}`
export const failed = 'failed'
export const whatEventBrought = 'What the event contained'
export const reportTitle = (id: string) => `Report ${id}`
export const backToReports = (arrow: ReactNode) => <>{arrow} Reports</>
export const noSuchReport = 'There’s no such report.'
export const reportNotLoaded = 'We couldn’t load the report.'
export const signedIn = 'signed in'
export const signedOut = 'signed out'
export const saveTheJournal = 'Save the journal'
export const journalNotReadable = (reason: string) => `The journal of this report can’t be read: ${reason}`
export const leftOut = (streams: string) => `left out: ${streams}`
export const reports = 'Reports'
export const whatReportsAre =
  'What visitors reported from Help → Report a problem, each with what their page had just done.'
export const reportsNotLoaded = 'We couldn’t load the reports.'
export const noReports = 'No problems reported.'
export const eventNoun = 'event'
export const eventsNoun = 'events'
