import type { WriteStream } from 'node:tty'
import type { Progress } from './import-catalogue.ts'

const TERMINAL_MS = 100
const LOG_MS = 2_000

const count = new Intl.NumberFormat('en-US')

/**
 * Shows how an import goes: on a terminal by one line that is written over, in a log by a line every 2
 * seconds. A longer step is shown again with its time so far, whenever the store leaves the process free for
 * it.
 */
export function createProgressLines(
  stream: Pick<WriteStream, 'write' | 'isTTY'>,
  { bytes, now }: { bytes: number; now: () => number },
) {
  const started = now()
  let shownAt = started
  let last: { progress: Progress; at: number } | null = null
  const lineOf = (progress: Progress): string => {
    if (progress.tidied === 'vacuum') return 'Tidying search: clearing up, the last step'
    if (progress.tidied !== null) return `Tidying search: ${count.format(progress.tidied)} images moved`
    const percent = bytes === 0 ? 100 : Math.min(100, Math.floor((progress.bytesRead / bytes) * 100))
    const rate = rateOf(progress, now() - started)
    return `${percent}%  ${count.format(progress.entry)} rows, ${count.format(rate)} rows/s, ${count.format(progress.bad)} bad`
  }
  const write = (text: string) => {
    shownAt = now()
    stream.write(stream.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
  }
  const ticking = setInterval(() => {
    if (!last || last.progress.tidied === null || now() - shownAt < LOG_MS) return
    write(`${lineOf(last.progress)}, for ${Math.round((now() - last.at) / 1000)} s`)
  }, LOG_MS)
  ticking.unref()
  return {
    show(progress: Progress): void {
      last = { progress: { ...progress }, at: now() }
      const begins = progress.tidied === 0 || progress.tidied === 'vacuum'
      if (begins || now() - shownAt >= (stream.isTTY ? TERMINAL_MS : LOG_MS)) write(lineOf(progress))
    },
    end(): void {
      clearInterval(ticking)
      if (stream.isTTY) stream.write('\r\x1b[K')
    },
    /** Answers milliseconds since the start. */
    elapsed: (): number => now() - started,
  }
}

/** Answers rows a second in this run. */
export const rateOf = ({ entry, resumedAt }: Progress, ms: number): number =>
  Math.round(((entry - resumedAt) * 1000) / Math.max(1, ms))
