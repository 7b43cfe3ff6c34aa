import type { PageReport } from './page/explored.ts'

type Told = Pick<PageReport, 'load' | 'before' | 'told'>

/**
 * Gives each text of each page once and in order. A page that goes tells again what was not answered, and
 * that may overtake the first telling.
 */
export const createOrder = () => {
  const taken = new Map<string, number>()
  const early = new Map<string, Told[]>()
  return ({ load, before, told }: Told): string[] => {
    const reports = [...(early.get(load) ?? []), { load, before, told }].sort((a, b) => a.before - b.before)
    const texts: string[] = []
    let count = taken.get(load) ?? 0
    for (const report of reports) {
      if (report.before > count) continue
      const news = report.told.slice(count - report.before)
      texts.push(...news)
      count += news.length
    }
    taken.set(load, count)
    early.set(
      load,
      reports.filter((report) => report.before > count),
    )
    return texts
  }
}
