/** What a cart is called that nobody has named: a guest has a cart, and an account a project. */
export const nameUnnamed = (owner: string | null): string => (owner === null ? 'Cart' : 'My project')

/** Whether nobody has named it. */
export const isUnnamed = (name: string): boolean => name === 'Cart' || name === 'My project'
