import type { ReactNode } from 'react'

export const notRun = 'not run'
export const waitsFor = (what: string) => `waits for ${what}`
export const coverage = (covered: number, transitions: number) => `${covered} of ${transitions}`
export const withReason = (count: number) => ` (${count} with a reason)`
export const gapIsNotWalked = 'not walked.'
export const walkedByEvery = 'walked by every driver that ran'
export const walkedOrReason = 'walked, or a driver can’t walk it for a known reason'
export const walkedBySome = 'walked by some drivers only'
export const notWalked = 'not walked'
export const takenOften = 'taken often'
export const takenSometimes = 'taken sometimes'
export const rarelyTaken = 'rarely taken'
export const neverTaken = 'never taken'
export const linesOfChart = 'Lines in the statechart'
export const screenComesWith = (what: string) => `its screen comes with ${what}`
export const allMachines = 'All machines'
export const whatIsNotWalked = (machine: string) => `What isn’t walked in ${machine}, and why`
export const walkSums = (
  covered: number,
  transitions: number,
  paths: string,
  steps: string,
  time: ReactNode,
) => (
  <>
    {covered} of {transitions} transitions, {paths}, {steps}, {time}
  </>
)
export const onCommit = (commit: string) => ` on ${commit}`
export const inWords = (paths: string) => `${paths} in words`
export const namedPath = (name: string, at: number) => `${name}, path ${at}`
export const path = (at: number) => `Path ${at}`
export const lastWalked = (time: ReactNode) => (
  <>Each process listed here is a statechart, and generated paths walk every transition. Last walked {time}</>
)
export const walkedAtBuild = ', where this shop was built, and never on this machine'
export const neverWalked = (command: ReactNode) => (
  <>
    These statecharts haven’t been walked on this machine or where this shop was built. To walk them, run{' '}
    {command}.
  </>
)
export const walkCommand = 'npm run paths'
export const machines = 'Machines'
export const walks = 'Walks'
export const usage = 'Usage'
export const walksNotLoaded = 'We couldn’t load the walks.'
export const allWalked = 'Every driver that ran has walked every transition.'
export const notWalkedTitle = 'Not walked'
export const notWalkedOf = (name: string) => `Not walked in ${name}`
export const coverageByMachine = 'Coverage by machine'
export const machine = 'Machine'
export const states = 'States'
export const transitions = 'Transitions'
export const paths = 'Paths'
export const steps = 'Steps'
export const time = 'Time'
export const transition = 'Transition'
export const times = 'Times'
export const visits = 'Visits'
export const fromSearchToOrder = 'From search to order'
export const step = 'Step'
export const ofStepBefore = 'Of the previous step'
export const transitionsTaken = (taken: number, counted: number, times: string) =>
  `${taken} of ${counted} transitions taken, ${times} times`
export const walksNotRun = 'The walks haven’t been run where this shop is running.'
export const allTaken = 'Every transition of the machines in use was taken.'
export const statesOf = (machine: string) => `States of ${machine}`
export const state = 'State'
export const left = 'Left'
export const averageStay = 'Average time'
export const visitsEnded = 'Visits ended here'
export const visitsCounted = (count: ReactNode, noun: string) => (
  <>
    {count} {noun} counted
  </>
)
export const visitNoun = 'visit'
export const visitsNoun = 'visits'
export const failuresMet = 'Failures people ran into'
export const failuresByCount = 'Failures by how often people ran into them'
export const noFailures = 'No failures.'
export const walkedNeverTaken = 'Walked, but never taken'
export const usageNotLoaded = 'We couldn’t load the usage.'
export const loading = 'Loading'
export const howToCount = (setting: ReactNode) => (
  <>
    Visits aren’t counted. The shop’s owner turns that on with {setting}. Visitors are then asked, and only
    counts are kept.
  </>
)
export const countSetting = 'USAGE_COUNTS=1'
export const foundPictures = 'Found pictures'
export const lookedAtPicture = 'Looked at a picture'
export const addedToProject = 'Added to a project'
export const startedCheckout = 'Started checkout'
export const placedOrder = 'Placed an order'
