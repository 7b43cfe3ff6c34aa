/** What these tests ask the graph, as the storefront does. */
export const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  signIn(input: {email: $email, password: $password}) { session { access user { uuid } } userErrors { message code } }
}`

export const REGISTER = `mutation Register($email: String!, $password: String!) {
  register(input: {email: $email, password: $password, name: "Ada"}) { user { uuid } userErrors { message } }
}`

export const CREATE_CART = `mutation CreateCart($key: ID!, $email: String) {
  createCart(input: {idempotencyKey: $key, email: $email}) { cart { token } userErrors { message code } }
}`

export const ADD_CART_ITEM = `mutation AddCartItem($cart: ID!, $image: ID!, $key: ID!) {
  addCartItem(input: {cartToken: $cart, imageId: $image, substrate: "print", width: 24, height: 16, idempotencyKey: $key}) {
    itemId userErrors { message } cart { quantity }
  }
}`
