import { expect } from 'vitest'

export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
/**
 * A number as Go's ParseFloat reads it. An event loop's lag is 'Nan' when nothing measured it since the last
 * scrape.
 */
const VALUE = / (-?[\d.]+(e[+-]?\d+)?|[+-]Inf|nan)$/i
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/g

/** Parses Prometheus' text format, and throws on a line that breaks its grammar. */
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

/** Reads what a process counts now. */
export const scrape = async (port: number | undefined): Promise<Sample[]> => {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  return samplesOf(await response.text())
}

/** Answers the value of the one sample with this name and these labels; undefined when there is none. */
export const valueIn = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}) =>
  samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )?.value

/** Ask until the request is counted: whoever asked may hear the answer a moment earlier. */
export const expectCount = (
  port: number | undefined,
  name: string,
  labels: Record<string, string>,
  count: number,
) => expect.poll(async () => valueIn(await scrape(port), name, labels)).toBe(count)
