/** Texts by the names of their fields; empty where nothing is typed. */
export type Typed<Field extends string> = Readonly<Record<Field, string>>

/** A field that two pages have changed, with both texts. */
export interface TypedDispute<Field extends string> {
  field: Field
  mine: string
  theirs: string
}

/** What is typed here, what the shop has by now, and what both began from. */
export interface TypedSides<Field extends string> {
  base: Typed<Field>
  mine: Typed<Field>
  theirs: Typed<Field>
  /** What was sent from here without an answer: the shop may have it; null otherwise. */
  sent: Typed<Field> | null
}

/**
 * Brings the sides together: a field that only one of them has changed is as that one has it; of the others
 * this page's text stays until somebody chooses.
 */
export const mergeTyped = <Field extends string>(
  fields: readonly Field[],
  { base, mine, theirs, sent }: TypedSides<Field>,
): { values: Typed<Field>; disputes: readonly TypedDispute<Field>[] } => {
  const isMine = (field: Field) => mine[field] !== base[field]
  const isTheirs = (field: Field) => theirs[field] !== base[field] && theirs[field] !== sent?.[field]
  const values = Object.fromEntries(
    fields.map((field) => [
      field,
      isMine(field) || theirs[field] === sent?.[field] ? mine[field] : theirs[field],
    ]),
  ) as Record<Field, string>
  const disputes = fields
    .filter((field) => isMine(field) && isTheirs(field) && mine[field] !== theirs[field])
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }))
  return { values, disputes }
}

export const typeInto = <Field extends string>(
  values: Typed<Field>,
  field: NoInfer<Field>,
  typed: string,
): Typed<Field> => ({ ...values, [field]: typed })

/** Lets one of the two texts of a field stay. */
export const settle = <Field extends string>(
  { values, disputes }: { values: Typed<Field>; disputes: readonly TypedDispute<Field>[] },
  field: Field,
  whose: 'mine' | 'theirs',
): { values: Typed<Field>; disputes: readonly TypedDispute<Field>[] } => {
  const dispute = disputes.find((each) => each.field === field)
  return {
    values: dispute ? typeInto(values, field, dispute[whose]) : values,
    disputes: disputes.filter((each) => each.field !== field),
  }
}
