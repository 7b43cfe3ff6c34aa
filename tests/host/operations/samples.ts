import { expect } from 'vitest'

export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/g

/** What Prometheus' text format says, each line of it held against the format's grammar. */
export const samplesOf = (text: string): Sample[] => {
  const lines = text.split('\n').filter((line) => line !== '' && !/^# (HELP|TYPE) \w+ ./.test(line))
  return lines.map((line) => {
    const [, name = '', labelled = '', value = ''] = LINE.exec(line) ?? []
    const labels = [...labelled.matchAll(LABEL)]
    expect({ line, rest: labelled.replace(LABEL, '') }).toEqual({ line, rest: '' })
    expect(line).toMatch(/ (-?[\d.]+(e[+-]?\d+)?|\+Inf|NaN)$/)
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
