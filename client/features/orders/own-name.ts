/** What a project is called while nobody has named it (services/main/cart/names.ts): a guest's and an account's. */
const UNNAMED = ['Cart', 'My project']

/** The name that somebody gave the project of an order, as its invoice says it; null where nobody did. */
export const ownNameOf = ({ label }: { label: string }): string | null =>
  UNNAMED.includes(label) ? null : label
