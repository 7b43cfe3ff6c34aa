import type { OwnMatterView } from '#services/main/payouts/contract.ts'
import type { RunView } from '#services/main/payouts/runs/contract.ts'
import type { TaxYearView } from '#services/main/payouts/tax/contract.ts'
import { nullIfMissing } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { toCamel } from './camel.ts'
import { payoutMutations } from './mutations.ts'

export const payoutResolvers: Resolvers = {
  Mutation: payoutMutations,
  Query: {
    paymentsDue: async (_, asked, { money }) => toCamel(withIds(await money.due(asked))),
    paymentDue: async (_, { artist }, { money }) => {
      const due = await money.dueOf(artist).catch(nullIfMissing)
      return due && toCamel({ ...due, artist: `${due.artist}` })
    },
    dueLines: async (_, { artist, ...asked }, { money }) => toCamel(await money.dueLines(artist, asked)),
    artistPayments: async (_, asked, { money }) => toCamel(withIds(await money.payouts(asked))),
    artistPayment: async (_, { token }, { money }) => {
      const payout = await money.payout(token).catch(nullIfMissing)
      return payout && toCamel({ ...payout, artist: `${payout.artist}` })
    },
    artistPaymentLines: async (_, { token, ...asked }, { money }) => {
      const { count, data } = toCamel(await money.payoutLines(token, asked))
      return { count, data: data.map((line) => ({ ...line, clearsOn: null })) }
    },
    payoutRuns: async (_, asked, { money }) => toCamel(await money.runs(asked)),
    payoutRun: async (_, { id }, { money }) => {
      const run = await money.run(id).catch(nullIfMissing)
      return run && toRun(run)
    },
    payoutRunHeld: async (_, { id, ...asked }, { money }) => toCamel(withIds(await money.held(id, asked))),
    payoutRunPreview: async (_, asked, { money }) => {
      const { rows, ...preview } = await money.preview(asked)
      return toCamel({ ...preview, rows: withIds({ data: rows }).data })
    },
    artistAdjustments: async (_, { artist }, { money }) =>
      toCamel((await money.adjustments({ artist, limit: 100 })).data),
    payoutHolds: async (_, { artist }, { money }) =>
      toCamel((await money.holds({ artist, limit: 100 })).data),
    artUsage: async (_, asked, { money }) => {
      const { count, data } = toCamel(await money.usage(asked))
      return {
        count,
        data: data.map((row) => ({ ...row, artist: row.artist === null ? null : `${row.artist}` })),
      }
    },
    artUsageMonths: async (_, asked, { money }) => (await money.usageMonths(asked)).data,
    taxYears: async (_, _args, { money }) => toCamel((await money.taxYears()).data),
    taxYear: async (_, { year }, { money }) => toTaxYear(await money.taxYear(year)),
    taxArtists: async (_, { year, ...asked }, { money }) =>
      toCamel(withIds(await money.taxArtists(year, asked))),
  },
}

/** An id is text in the graph. */
const withIds = <Row extends { artist: number }, Page extends { data: Row[] }>(
  page: Page & { data: Row[] },
) => ({
  ...page,
  data: page.data.map((row) => ({ ...row, artist: `${row.artist}` })),
})

const toRun = ({ statuses, ...run }: RunView & OwnMatterView) => ({
  ...toCamel(run),
  statuses: Object.entries(statuses).map(([status, count]) => ({ status, count })),
})

const toTaxYear = ({ sections, methods, late_returns, ...year }: TaxYearView) => ({
  ...toCamel(year),
  sections: Object.entries(sections).map(([section, sums]) => ({ section, ...sums })),
  methods: Object.entries(methods).map(([method, paid]) => ({ method, paid })),
  lateReturns: toCamel(withIds({ data: late_returns }).data),
})
