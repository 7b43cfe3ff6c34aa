import { expect, test } from 'vitest'
import { walks } from './walks.ts'

const SECOND = 1_000

/** By machine and name, in milliseconds, from spec.md. */
const SPECIFIED = {
  'alert, dismiss': 5 * SECOND, // section 8: alerts auto-dismiss after 5 seconds
  'project-search, typeahead': 300, // section 9: project typeahead 300 ms
  'quantity, debounce': 650, // section 9: debounces: quantity 650 ms
  'quick-add, typeahead': 300, // section 9: project typeahead 300 ms
  'record-lookup, lookup': 200, // section 9: debounces: lookup search 200 ms
  'second-factor, copiedShown': 5 * SECOND, // section 8: as long as an alert
  'sharing, copiedShown': 5 * SECOND, // section 8: as long as an alert
  'token-refresh, memo': 10 * SECOND, // section 9: refresh memo cleared after 10 s
  'token-refresh, noticeInterval': SECOND, // section 9: session-expired notice debounce 1 s
}

/** Delays that spec.md leaves open. */
const OURS = {
  'auth, restoreRetry': 5 * SECOND, // before asking a server again that could not be reached
  'artist-apply, beforeRetry': 5 * SECOND, // before what is typed is saved again
  'artist-apply, typingPause': SECOND, // issue 16: for how long nothing is typed before it is saved
  'batch-run, betweenReads': SECOND, // how old what a running batch shows may be
  'journal-writer, gather': 10, // how long a burst waits for more while much is taken
  'importing, betweenLooks': SECOND, // how old what is said of a file that is read may be
  'leader-intents, patience': SECOND, // how long a leader may take to take an intent
  'leader-echoes, welcome': 500, // how long it may take to answer an echo
  'number-reveal, hide': 30 * SECOND, // issue 15: for how long a number is shown whole
  'upload, beforeAsking': 100, // how long files are gathered before the shop is asked whether it has them
  'upload, beforeRetry': 15 * SECOND, // before what all wait for is tried again
  'upload, betweenLooks': SECOND, // how old what is said of a file that is checked may be
  'tab, welcome': 500, // how long it may take to give its state
}

// Spec 8.27, 9.4, 9.5, 9.6, 9.9, 9.10
test('every machine waits as long as the specification says', () => {
  const delays = walks.flatMap(({ name, machine }) =>
    Object.entries(machine.implementations.delays).map(([delay, length]) => [`${name}, ${delay}`, length]),
  )
  expect(Object.fromEntries(delays)).toEqual({ ...SPECIFIED, ...OURS })
})
