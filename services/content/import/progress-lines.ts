import type { WriteStream } from 'node:tty'
import type { Progress } from './import-catalogue.ts'

const TERMINAL_MS = 100
const LOG_MS = 2_000

const count = new Intl.NumberFormat('en-US')

/** Shows how an import goes: one line that is written over on a terminal, a line every 2 seconds in a log. */
export function createProgressLines(
  stream: Pick<WriteStream, 'write' | 'isTTY'>,
  { bytes, now }: { bytes: number; now: () => number },
) {
  const started = now()
  let shownAt = started
  const line = (progress: Progress): string => {
    if (progress.tidied !== null) return `Tidying search: ${count.format(progress.tidied)} images moved`
    const percent = bytes === 0 ? 100 : Math.min(100, Math.floor((progress.bytesRead / bytes) * 100))
    const rate = rateOf(progress, now() - started)
    return `${percent}%  ${count.format(progress.entry)} rows, ${count.format(rate)} rows/s, ${count.format(progress.bad)} bad`
  }
  return {
    show(progress: Progress): void {
      const begins = progress.tidied === 0
      if (!begins && now() - shownAt < (stream.isTTY ? TERMINAL_MS : LOG_MS)) return
      shownAt = now()
      stream.write(stream.isTTY ? `\r\x1b[K${line(progress)}` : `${line(progress)}\n`)
    },
    end(): void {
      if (stream.isTTY) stream.write('\r\x1b[K')
    },
    /** Milliseconds since the start. */
    elapsed: (): number => now() - started,
  }
}

/** Rows a second of this run. */
export const rateOf = ({ entry, resumedAt }: Progress, ms: number): number =>
  Math.round(((entry - resumedAt) * 1000) / Math.max(1, ms))
