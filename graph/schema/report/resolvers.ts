import type { ReportJournal } from '#services/main/reports/contract.ts'
import { badInput, nullIfMissing, userErrorsFrom } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'

const LONGEST_JOURNAL = 200_000
/** The service takes as deep a body, which holds the journal. */
const MOST_NESTED = 99
const MOST_OF_A_PAGE = 100
const LAST_PAGE = 1_000_000

export const reportResolvers: Resolvers = {
  Query: {
    reports: async (_, { page, pageSize }, { main }) => {
      if (page < 1 || page > LAST_PAGE)
        throw badInput('page', `Ensure this value is between 1 and ${LAST_PAGE}.`)
      if (pageSize < 1 || pageSize > MOST_OF_A_PAGE)
        throw badInput('pageSize', `Ensure this value is between 1 and ${MOST_OF_A_PAGE}.`)
      const { count, results } = await main.reports(page, pageSize)
      return { count, reports: results }
    },
    report: (_, { id }, { main }) => main.report(id).catch(nullIfMissing),
  },
  Mutation: {
    sendReport: async (_, { input: { key, note, journal } }, { main }) => {
      try {
        const { id } = await main.sendReport({ note, journal: readJournal(journal) }, key)
        return { reportId: `${id}`, userErrors: [] }
      } catch (error) {
        return { reportId: null, userErrors: userErrorsFrom(error) }
      }
    },
  },
  Report: {
    id: ({ id }) => `${id}`,
    sentAt: ({ sent_at }) => sent_at,
    isSignedIn: ({ signed_in }) => signed_in,
    eventCount: ({ events }) => events,
    journal: async (report, _, { main }) =>
      JSON.stringify('journal' in report ? report.journal : (await main.report(`${report.id}`)).journal),
  },
}

/** The service looks at what is in it. */
const readJournal = (text: string): ReportJournal => {
  if (text.length > LONGEST_JOURNAL)
    throw badInput('journal', `Ensure this field has no more than ${LONGEST_JOURNAL} characters.`)
  const journal = parsed(text)
  if (isNestedDeeper(journal, MOST_NESTED))
    throw badInput('journal', `Ensure this field is nested no deeper than ${MOST_NESTED} levels.`)
  return journal
}

const parsed = (text: string): ReportJournal => {
  try {
    return JSON.parse(text)
  } catch {
    throw badInput('journal', 'Value must be valid JSON.')
  }
}

/** Look no deeper than `most`: an endlessly nested value cannot even be sent on. */
const isNestedDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((part) => isNestedDeeper(part, most - 1)))
