import { randomUUID } from 'node:crypto'
import { type Answers, everybody } from '../cases.ts'
import type { Ground } from '../ground.ts'
import { change, type GraphCase, mine, type Outcome } from './case.ts'

const owners: Answers<Outcome> = ['NOT_FOUND', 'ok', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']
const ownersAndStaffs: Answers<Outcome> = ['NOT_FOUND', 'ok', 'NOT_FOUND', 'NOT_FOUND', 'ok']

const ADDRESS = {
  name: 'Ann Vale',
  streetNumber: '12',
  route: 'Harbor Street',
  locality: 'Portland',
  administrativeArea: 'ME',
  country: 'US',
  postalCode: '04101',
}
const ITEM = { imageId: 'lake', substrate: 'print', width: 12, height: 8 }
/** A quote that no longer matches what the project costs. */
const OLD = { version: 'old', total: 1 }

const key = () => ({ idempotencyKey: randomUUID() })

const ofProject = (more: object) => async (ground: Ground) => ({
  cartToken: (await ground.project()).token,
  ...key(),
  ...more,
})

/** Who may do what to carts, projects and orders. */
export const PROJECT_MUTATION_CASES: readonly GraphCase[] = [
  change('createCart', 'CreateCartInput', () => ({ email: 'guest@example.test', ...key() }), everybody('ok')),
  change(
    'createCart',
    'CreateCartInput',
    () => ({ email: 'guest@example.test', item: ITEM, ...key() }),
    everybody('ok'),
    'with an item in it',
  ),
  change('createProject', 'CreateProjectInput', () => ({ name: 'Lobby', ...key() }), mine),
  {
    document: 'mutation M($id: ID!) { chooseProject(projectId: $id) { userErrors { code } } }',
    variables: async (ground) => ({ id: `${(await ground.project()).id}` }),
    answers: ['UNAUTHENTICATED', 'ok', 'INVALID', 'INVALID', 'INVALID'],
  },
  change('addCartItem', 'AddCartItemInput', ofProject(ITEM), owners),
  change(
    'changeCartItem',
    'ChangeCartItemInput',
    async (ground) => {
      const { token, itemId } = await ground.project()
      return { cartToken: token, itemId: `${itemId}`, quantity: 2 }
    },
    owners,
  ),
  change(
    'removeCartItem',
    'RemoveCartItemInput',
    async (ground) => {
      const { token, itemId } = await ground.project()
      return { cartToken: token, itemId: `${itemId}` }
    },
    owners,
  ),
  change(
    'migrateCart',
    'MigrateCartInput',
    async (ground) => ({ cartToken: (await ground.guestProject()).token }),
    mine,
    'a guest’s',
  ),
  change(
    'renameProject',
    'RenameProjectInput',
    async (ground) => ({ cartToken: (await ground.project()).token, name: 'Hall' }),
    owners,
  ),
  change('undoProjectEvent', 'UndoProjectEventInput', ofProject({ seq: 2 }), owners),
  {
    document: 'mutation M($token: ID!) { shareProject(cartToken: $token) { userErrors { code } } }',
    variables: async (ground) => ({ token: (await ground.project()).token }),
    answers: owners,
  },
  {
    document: 'mutation M($token: ID!) { withdrawShare(cartToken: $token) { userErrors { code } } }',
    variables: async (ground) => ({ token: (await ground.shared()).token }),
    answers: owners,
  },
  change(
    'reviewLines',
    'ReviewLinesInput',
    async (ground) => {
      const { link, itemId } = await ground.shared()
      return { shareToken: link, itemIds: [`${itemId}`], author: 'Ann', verdict: 'APPROVED', ...key() }
    },
    everybody('ok'),
  ),
  change(
    'createPaymentIntent',
    'CreatePaymentIntentInput',
    ofProject({ address: ADDRESS, ...OLD }),
    ['NOT_FOUND', 'CONFLICT', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    'for a sum of before',
  ),
  change(
    'placeOrder',
    'PlaceOrderInput',
    ofProject({ address: ADDRESS, payment: { method: 'PURCHASE_ORDER', reference: 'PO-7' }, ...OLD }),
    ['NOT_FOUND', 'CONFLICT', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    'for a sum of before',
  ),
  change(
    'changeOrder',
    'ChangeOrderInput',
    async (ground) => ({ orderId: (await ground.order()).orderId, transition: 'PAY', ...key() }),
    ['NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND', 'ok'],
    'to paid',
  ),
  change(
    'changeOrder',
    'ChangeOrderInput',
    async (ground) => ({ orderId: (await ground.order()).orderId, transition: 'CANCEL', ...key() }),
    ownersAndStaffs,
    'to cancelled',
  ),
  change(
    'reorder',
    'ReorderInput',
    async (ground) => ({ orderId: (await ground.order()).orderId, ...key() }),
    ownersAndStaffs,
  ),
  change(
    'claimOrder',
    'ClaimOrderInput',
    async (ground) => {
      const { orderId, cartToken } = await ground.guestOrder()
      return { orderId, cartToken }
    },
    ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    'of another email',
  ),
  change(
    'findOrder',
    'FindOrderInput',
    async (ground) => ({ orderId: (await ground.order()).orderId, email: 'nobody@example.test' }),
    everybody('INVALID'),
    'of an account',
  ),
]
