import { type Contender, PAGE } from './contender.ts'
import type { Task } from './take-turns.ts'

/** A cart takes so many adds before the next one begins, as carts do in life. */
const ADDS_A_CART = 20

/** Each search begins at another place, so that nobody answers from memory. */
const PLACES = 40

/** Everything that is measured of each shop, by the name that the table has for it. */
export const TASKS: Record<string, (contender: Contender) => Task> = {
  'search of 24, no word': (contender) => searchFor(contender, ''),
  'search of 24, a word': (contender) => searchFor(contender, 'landscape'),
  'add to a cart': addToCarts,
  'a new cart with its first line': makeCarts,
}

const searchFor = ({ name, search }: Contender, word: string): Task => ({
  async call(n) {
    const found = await search(word, n % PLACES)
    if (found !== PAGE) throw new Error(`${name} found ${found}, not ${PAGE}.`)
  },
})

function addToCarts({ makeCart, addToCart }: Contender): Task {
  let cart = ''
  return {
    async prepare(n) {
      if (n % ADDS_A_CART === 0) cart = await makeCart(n)
    },
    call: (n) => addToCart(cart, n + 1),
  }
}

function makeCarts({ makeCart }: Contender): Task {
  return {
    async call(n) {
      await makeCart(n)
    },
  }
}
