/** What a cart is called in a sentence. A guest's that nobody has named is just theirs. */
export const nameInWords = (name = ''): string => (name === '' || name === 'Cart' ? 'your cart' : name)
