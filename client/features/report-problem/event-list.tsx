import { useId, useMemo, useState } from 'react'
import { Select } from '#client/ui/select.tsx'
import { typeInWords } from '#machines/chart/event-types.ts'
import { dataInWords, dataOf, isStateValue, stateInWords } from '#machines/chart/words.ts'
import type { ExportedStream } from '#machines/journal/export.ts'
import type { JournalSnapshot } from '#machines/journal/kept.ts'
import { type Moment, timelineOf } from '#machines/journal/timeline.ts'
import { Datum } from './datum.tsx'
import styles from './event-list.module.css'
import * as say from './messages.tsx'

/** What scrolls must be reached by the keyboard. */
const SCROLLS = { tabIndex: 0 }
const ALL = ''

/** What each process took, in the order in which it happened, and where it stood before. */
export const EventList = ({ streams }: { streams: readonly ExportedStream[] }) => {
  const choiceId = useId()
  const [chosen, setChosen] = useState(ALL)
  const shown = useMemo(
    () => streams.filter((stream) => chosen === ALL || nameOf(stream) === chosen),
    [streams, chosen],
  )
  const moments = useMemo(() => timelineOf(shown), [shown])
  return (
    <>
      <div className={styles.choice}>
        <label htmlFor={choiceId}>{say.processLabel}</label>
        <Select id={choiceId} value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          <option value={ALL}>{say.allInOrder}</option>
          {streams.map((stream) => (
            <option key={nameOf(stream)} value={nameOf(stream)}>
              {nameOf(stream)} ({stream.entries.length})
            </option>
          ))}
        </Select>
      </div>
      <section className={styles.scroller} {...SCROLLS} aria-label={say.recordedEvents}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say.time}</th>
              <th scope="col">{say.process}</th>
              <th scope="col">{say.event}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((stream) => (
              <Beginning key={nameOf(stream)} stream={stream} />
            ))}
            {moments.map((moment) => (
              <Row key={`${nameOf(moment.stream)} ${moment.index}`} moment={moment} />
            ))}
          </tbody>
        </table>
        {streams.length === 0 && <p className={styles.none}>{say.nothingRecorded}</p>}
      </section>
    </>
  )
}

/** What was set aside may have the name of what began anew. */
const nameOf = ({ stream, setAside }: ExportedStream) => (setAside ? say.streamSetAside(stream) : stream)

/** Where a process stood whose earlier events are not sent, and why one did not go on. */
const Beginning = ({ stream: { stream, snapshot, setAside } }: { stream: ExportedStream }) => (
  <>
    {setAside && (
      <tr>
        <td />
        <td>{stream}</td>
        <td>{say.wasSetAside(setAside.message)}</td>
      </tr>
    )}
    {snapshot && (
      <tr>
        <Time at={snapshot.at} />
        <td>{stream}</td>
        <td>
          {say.stoodAt(standingInWords(snapshot))}
          <Datum label={say.state} value={snapshot} />
        </td>
      </tr>
    )}
  </>
)

const standingInWords = ({ state }: JournalSnapshot): string =>
  'value' in state && isStateValue(state.value) ? stateInWords(state.value) : state.status

const Row = ({ moment: { stream, entry } }: { moment: Moment }) => {
  const data = dataOf(entry.event)
  return (
    <tr>
      <Time at={entry.at} />
      <td>{stream.stream}</td>
      <td>
        {entry.event.type === 'xstate.init' ? say.begins : typeInWords(entry.event.type)}
        {data !== undefined && <Datum label={dataInWords(data)} value={data} />}
      </td>
    </tr>
  )
}

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', hourCycle: 'h23' })

const Time = ({ at }: { at: number }) => (
  <td className={styles.time}>
    <time dateTime={new Date(at).toISOString()}>{TIME.format(at)}</time>
  </td>
)
