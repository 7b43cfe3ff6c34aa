import type { Role } from '../options.ts'
import type { Wrong } from '../visit.ts'
import * as answers from './answers.ts'
import * as pages from './pages.ts'

/** For each property, what breaks it and the role that would meet it. */
export const wrongs: Record<string, Wrong & { role: Role }> = {
  throwsNothing: { role: 'guest', script: pages.throwOnPress },
  rejectsNothing: { role: 'guest', script: pages.rejectOnPress },
  logsNoErrors: { role: 'guest', script: pages.logOnPress },
  everyPageIsThere: { role: 'guest', place: '/no-such-page' },
  pageHasOneHeading: { role: 'customer', script: pages.addHeading },
  titleEndsInBrand: { role: 'guest', script: pages.cutTitle },
  pageHasWayHome: { role: 'customer', script: pages.removeWayHome },
  busyEnds: { role: 'customer', place: '/cart', script: pages.neverAnswer },
  alertsGo: { role: 'customer', place: '/images/aq-001601', spoil: answers.keepAlerts },
  signedInHasCart: { role: 'customer', spoil: answers.loseCart },
  countIsRests: {
    role: 'customer',
    truth: ({ project, ...truth }) => ({
      ...truth,
      project: project && { ...project, quantity: project.quantity + 1 },
    }),
  },
  countIsSumOfLines: { role: 'customer', place: '/cart', script: pages.showOneMore },
  typedStays: { role: 'guest', place: '/accounts/login', script: pages.emptyFields },
  tryAgainCanHelp: { role: 'customer', place: '/cart', spoil: answers.offerInVain },
  noJargon: { role: 'customer', place: '/cart', spoil: answers.speakOfTokens },
  machinesAgree: { role: 'guest', spoil: answers.changeChart },
  journalReplays: { role: 'guest', script: pages.keepOtherEvents },
}
