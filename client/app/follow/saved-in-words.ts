interface Changed {
  field: string
  by: string | null
}

interface Words {
  /** What a field is called on the screen. */
  labelOf: (field: string) => string
  /** The email of whoever is here. */
  me: string | null
}

/** 'Saved.', and what others have changed meanwhile: 'Saved. ben@aquatint.test also changed Bio.' */
export const savedInWords = (merged: readonly Changed[], { labelOf, me }: Words): string => {
  const list = new Intl.ListFormat('en-US')
  const byPerson = Map.groupBy(merged, ({ by }) => by)
  const changes = [...byPerson].map(
    ([by, fields]) =>
      `${personInWords(by, me)} also changed ${list.format(fields.map(({ field }) => labelOf(field)))}.`,
  )
  return ['Saved.', ...changes].join(' ')
}

/** The shop itself changes records, too; and whoever is here may have another tab. */
const personInWords = (by: string | null, me: string | null): string => {
  if (by === null) return 'The shop'
  return by === me ? 'You' : by
}
