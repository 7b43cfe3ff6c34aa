import { Always, Implies, Next, Pure, Thunk } from './language.ts'

/** False now, or formulas that must hold from the next moment on. */
type Rest = false | object[]

const evaluate = (formula: object): Rest => {
  if (formula instanceof Pure) return formula.value ? [] : false
  if (formula instanceof Thunk) return evaluate(formula.apply())
  if (formula instanceof Next) return [formula.subformula]
  if (formula instanceof Always) {
    const rest = evaluate(formula.subformula)
    return rest === false ? false : [...rest, formula]
  }
  if (formula instanceof Implies) return isTrueNow(formula.left) ? evaluate(formula.right) : []
  throw new Error(`Our promises are not written in ${formula.constructor.name}.`)
}

/** The left of an implication must be decided within one moment. */
const isTrueNow = (formula: object): boolean => {
  const rest = evaluate(formula)
  if (rest !== false && rest.length > 0) throw new Error('A condition must be decided at once.')
  return rest !== false
}

/**
 * Finds the first moment of a trace that breaks a formula, as Bombadil steps it: -1 where it holds, or where
 * the trace ends undecided. `show` puts each moment where the formula reads it.
 */
export const brokenAt = <Moment>(
  formula: object,
  trace: readonly Moment[],
  show: (moment: Moment) => void,
): number => {
  let open: object[] = [formula]
  return trace.findIndex((moment) => {
    show(moment)
    const rests = open.map(evaluate)
    open = rests.flatMap((rest) => rest || [])
    return rests.includes(false)
  })
}
