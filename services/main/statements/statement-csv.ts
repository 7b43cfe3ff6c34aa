import { toMoneyCsv } from '../payouts/money-csv.ts'
import { aboutInWords, kindInWords, rateInWords, type StatementPaper } from './paper.ts'

const COLUMNS = ['recorded', 'day', 'kind', 'about', 'base', 'rate', 'amount', 'corrects']

/** Writes a statement as CSV: from its opening over its lines to its closing. */
export const toStatementCsv = ({ month, until, opening, closing, lines }: StatementPaper): string =>
  toMoneyCsv(COLUMNS, [
    [`${month}-01`, null, 'Opening balance', null, null, null, { cents: opening.total }, null],
    ...lines.map((line) => [
      line.recorded_on,
      line.effective_on,
      kindInWords(line),
      aboutInWords(line),
      line.royalty && { cents: line.royalty.base },
      line.royalty && rateInWords(line.royalty.rate),
      { cents: line.amount },
      line.corrects?.number ?? null,
    ]),
    [until, null, 'Closing balance', null, null, null, { cents: closing.total }, null],
  ])
