/**
 * Bombadil's package has types only; the language is inside its program. These are the parts that our
 * promises use, for tests of them over made traces. vitest.config.ts puts this file in the package's place.
 */
export class Formula {
  implies(that: Formula): Formula {
    return new Implies(this, that)
  }
}

export class Pure extends Formula {
  value: boolean
  constructor(value: boolean) {
    super()
    this.value = value
  }
}

export class Implies extends Formula {
  left: Formula
  right: Formula
  constructor(left: Formula, right: Formula) {
    super()
    this.left = left
    this.right = right
  }
}

export class Next extends Formula {
  subformula: Formula
  constructor(subformula: Formula) {
    super()
    this.subformula = subformula
  }
}

export class Always extends Formula {
  subformula: Formula
  constructor(subformula: Formula) {
    super()
    this.subformula = subformula
  }
}

export class Thunk extends Formula {
  apply: () => Formula
  constructor(apply: () => Formula) {
    super()
    this.apply = apply
  }
}

type IntoFormula = (() => Formula | boolean) | Formula

export const now = (what: IntoFormula): Formula =>
  what instanceof Formula
    ? what
    : new Thunk(() => {
        const said = what()
        return typeof said === 'boolean' ? new Pure(said) : said
      })

export const next = (what: IntoFormula): Formula => new Next(now(what))
export const always = (what: IntoFormula): Formula => new Always(now(what))
