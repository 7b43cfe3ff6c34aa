import type { Page } from '@playwright/test'

/** Hears what no visitor of a sound shop would: page errors, console errors and failed requests. */
export const hearNoise = (page: Page) => {
  const heard: string[] = []
  const expected: RegExp[] = []
  const hear = (text: string) => {
    if (!expected.some((words) => words.test(text))) heard.push(text)
  }
  const context = page.context()
  context.on('weberror', (error) => hear(`page error: ${error.error()}`))
  context.on('console', (message) => message.type() === 'error' && hear(`console: ${message.text()}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page stops what it was still loading.
    if (reason !== 'net::ERR_ABORTED') hear(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400)
      hear(`${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  return {
    heard,
    /** The path causes this, so it is no failure. */
    expect: (words: RegExp) => expected.push(words),
  }
}

export type Noise = ReturnType<typeof hearNoise>
