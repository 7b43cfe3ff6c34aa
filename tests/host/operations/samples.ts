import { expect } from 'vitest'

export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
/**
 * As Go's ParseFloat takes it. The lag of an event loop that was not measured since the last scrape is 'Nan'.
 */
const VALUE = / (-?[\d.]+(e[+-]?\d+)?|[+-]Inf|nan)$/i
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/g

/** What Prometheus' text format says, each line of it held against the format's grammar. */
export const samplesOf = (text: string): Sample[] => {
  const lines = text.split('\n').filter((line) => line !== '' && !/^# (HELP|TYPE) \w+ ./.test(line))
  return lines.map((line) => {
    const [, name = '', labelled = '', value = ''] = LINE.exec(line) ?? []
    const labels = [...labelled.matchAll(LABEL)]
    expect({ line, rest: labelled.replace(LABEL, '') }).toEqual({ line, rest: '' })
    expect(line).toMatch(VALUE)
    return { name, labels: Object.fromEntries(labels.map(([, key, of]) => [key, of])), value: Number(value) }
  })
}

/** What a process counts now. */
export const scrape = async (port: number | undefined): Promise<Sample[]> => {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  return samplesOf(await response.text())
}

/** The value of the one sample of this name with these labels; undefined when there is none. */
export const valueIn = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}) =>
  samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )?.value

/** A request is counted once it is over, which whoever asked may hear before: ask until it is. */
export const expectCount = (
  port: number | undefined,
  name: string,
  labels: Record<string, string>,
  count: number,
) => expect.poll(async () => valueIn(await scrape(port), name, labels)).toBe(count)
