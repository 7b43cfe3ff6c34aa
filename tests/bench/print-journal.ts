import type { BrowserJournalFigures } from './browser-journal.ts'
import type { JournalFigures } from './journal.ts'

const perSecond = (value: number) => `${Math.round(value)} events/s`

/** In Node, with the journal in memory: what recording itself costs. */
export const printJournal = (figures: JournalFigures) => {
  const { without, recorded, ratio, replayed, bytesAnEvent, events, machines } = figures
  console.log(`\nJournal in memory: ${events} events of ${machines} machines, every path of every walk`)
  console.table({
    'live, without a journal': perSecond(without),
    'live, with it': perSecond(recorded),
    'with/without': ratio.toFixed(2),
    replayed: perSecond(replayed),
    kept: `${Math.round(bytesAnEvent)} bytes an event, as structured clone writes it`,
  })
}

/** In Chromium, with the journal in IndexedDB: what a visitor's page pays. */
export const printBrowserJournal = (figures: BrowserJournalFigures) => {
  const {
    without,
    recorded,
    ratio,
    processorRatio,
    replayed,
    durable,
    bytesAlone,
    bytesTogether,
    events,
    runs,
    load,
  } = figures
  console.log(
    `\nJournal in Chromium: ${events} events of one quantity without a pause, ${runs} runs, load ${load.toFixed(1)}`,
  )
  console.table({
    'live, without a journal': perSecond(without),
    'live, until all is in IndexedDB': perSecond(recorded),
    'with/without': ratio.toFixed(2),
    'with/without, processor time of the page': processorRatio.toFixed(2),
    replayed: perSecond(replayed),
    'one event durable after': `${durable.toFixed(2)} ms`,
    'on disk, an event alone': `${Math.round(bytesAlone)} bytes`,
    'on disk, one of a hundred': `${Math.round(bytesTogether)} bytes`,
  })
}
