/** Quotes a lexeme for a tsvector or a tsquery. */
export const quoteLexeme = (lexeme: string): string =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/**
 * Joins operands in a balanced tree: PostgreSQL reads a tsquery recursively, and a query may have thousands
 * of words.
 */
export function joinOperands(operator: '&' | '|', operands: readonly string[]): string {
  if (operands.length <= 1) return operands.join('')
  const half = Math.ceil(operands.length / 2)
  const left = joinOperands(operator, operands.slice(0, half))
  return `(${left} ${operator} ${joinOperands(operator, operands.slice(half))})`
}
