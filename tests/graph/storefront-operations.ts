/** What visitors ask the graph on the real services. */
const ERRORS = 'userErrors { field message code }'
export const REGISTER = `mutation Register($input: RegisterInput!) { register(input: $input) { user { email } ${ERRORS} } }`
export const SIGN_IN = `mutation SignIn($input: CredentialsInput!) {
  signIn(input: $input) { session { access user { email isStaff } profile { currentProject { name } } } ${ERRORS} }
}`
export const REFRESH = 'mutation Refresh { refreshSession { session { access } } }'
export const SIGN_OUT = `mutation SignOut { signOut { ${ERRORS} } }`
export const PROFILE = 'query Profile { profile { userId currentProject { id } } }'
export const SEARCH = `query Search($input: SearchInput!) {
  search(input: $input) { total isPartial totalForPagination images { id title artist source } warnings { message } }
}`
export const IMAGE = `query Image($id: ID!) {
  image(id: $id) {
    title media { template widths width height placeholder }
    substrates { substrate label sizes { width height isCustom unitPrice } custom { maxWidth maxHeight } }
  }
}`
export const CREATE = `mutation Create($input: CreateCartInput!) { createCart(input: $input) { cart { token isGuest } ${ERRORS} } }`
export const ADD = `mutation Add($input: AddCartItemInput!) {
  addCartItem(input: $input) { itemId designUrl cart { quantity subtotal } ${ERRORS} }
}`
export const CHANGE = `mutation Change($input: ChangeCartItemInput!) {
  changeCartItem(input: $input) { item { quantity } cart { quantity } ${ERRORS} }
}`
export const REMOVE = `mutation Remove($input: RemoveCartItemInput!) {
  removeCartItem(input: $input) { cart { quantity } ${ERRORS} }
}`
export const CART = `query Cart($token: ID!) {
  cart(token: $token) {
    isGuest quantity subtotal grandTotal project { id }
    items { count items { id imageId name artist width height substrate quantity unitPrice mediaTemplate } }
  }
}`
export const MIGRATE = `mutation Migrate($input: MigrateCartInput!) {
  migrateCart(input: $input) { cart { token isGuest } added joined ${ERRORS} }
}`
export const RECENT = 'query Recent { recentCart { token quantity } }'
export const PROJECT = 'query Project($id: ID!) { projectCart(projectId: $id) { token } }'
export const POPULAR = `mutation Popular($id: ID!) { markImagePopular(id: $id) { ${ERRORS} } }`
export const MESSAGE = `mutation Message($input: LeaveMessageInput!) { leaveMessage(input: $input) { sent ${ERRORS} } }`
export const documents = [
  ...[REGISTER, SIGN_IN, REFRESH, SIGN_OUT, PROFILE, SEARCH, IMAGE, CREATE, ADD, CHANGE, REMOVE, CART],
  ...[MIGRATE, RECENT, PROJECT, POPULAR, MESSAGE],
]
