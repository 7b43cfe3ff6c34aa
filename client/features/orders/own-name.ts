/**
 * The name that somebody gave the project of an order, as its invoice says it; null where nobody did: a
 * guest's and an account's are then called these (services/main/cart/names.ts).
 */
export const ownNameOf = ({ label }: { label: string }): string | null =>
  label === 'Cart' || label === 'My project' ? null : label
