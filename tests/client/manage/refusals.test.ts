import { expect, test } from 'vitest'
import { decisionRefusalOf } from '#client/actors/application-commands.ts'

test.each([
  ['submitted', null],
  ['started', 'This application has not been submitted.'],
  ['sample', 'This application has not been submitted.'],
  ['approved', 'This application was approved.'],
  ['payment', 'This application was approved.'],
  ['declined', 'This application was declined.'],
  ['elsewhere', 'This application has not been submitted.'],
])('an application that is %s says whether and why it is not decided', (stage, refusal) => {
  expect(decisionRefusalOf({ stage, reason: stage === 'declined' ? 'Too few samples.' : null })).toBe(refusal)
})
