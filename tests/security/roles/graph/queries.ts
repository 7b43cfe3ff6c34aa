import { type Answers, everybody } from '../cases.ts'
import { type GraphCase, mine, type Outcome, staff } from './case.ts'

const owners: Answers<Outcome> = ['null', 'ok', 'null', 'null', 'null']
const ownersAndStaffs: Answers<Outcome> = ['null', 'ok', 'null', 'null', 'ok']

/** Who may read what. */
export const QUERY_CASES: readonly GraphCase[] = [
  { document: 'query { search(input: {}) { total } }', answers: everybody('ok') },
  {
    document: 'query Favorites { search(input: { filters: { favorites: true } }) { total } }',
    about: 'one’s favorites',
    answers: mine,
  },
  { document: 'query { relatedKeywords(q: "lake") { label } }', answers: everybody('ok') },
  { document: 'query { image(id: "lake") { id title related { id } } }', answers: everybody('ok') },
  { document: 'query { images(ids: ["lake", "draft"]) { id } }', answers: everybody('ok') },
  { document: 'query { artistOptions { name } }', answers: everybody('ok') },
  { document: 'query { shopPage(name: "returns") { title html } }', answers: everybody('ok') },
  { document: 'query { artistPage(id: "999") { id } }', answers: everybody('null') },
  {
    document: 'query { artistProfile { fullName } }',
    about: 'one’s own',
    answers: ['UNAUTHENTICATED', 'null', 'null', 'ok', 'null'],
  },
  { document: 'query { collections { total } }', answers: everybody('ok') },
  { document: 'query { substrates { label } }', answers: everybody('ok') },
  {
    document: 'query Q($id: ID!) { collection(id: $id) { id } }',
    variables: async (ground) => ({ id: await ground.collection() }),
    answers: everybody('ok'),
  },
  {
    document: 'query Q($token: ID!) { cart(token: $token) { token } }',
    variables: async (ground) => ({ token: (await ground.project()).token }),
    answers: owners,
  },
  {
    document: 'query Q($token: ID!) { cart(token: $token) { token } }',
    about: 'a guest’s, by its token',
    variables: async (ground) => ({ token: (await ground.guestProject()).token }),
    answers: everybody('ok'),
  },
  {
    document: 'query { recentCart { token } }',
    about: 'of whoever asks',
    variables: (ground, role) => ground.cartOf(role),
    answers: ['null', 'ok', 'ok', 'ok', 'ok'],
  },
  {
    document: 'query Q($id: ID!) { projectCart(projectId: $id) { token } }',
    variables: async (ground) => ({ id: `${(await ground.project()).id}` }),
    answers: ['UNAUTHENTICATED', 'ok', 'null', 'null', 'null'],
  },
  { document: 'query { sessions { count } }', answers: mine },
  { document: 'query { secondFactor { enabled } }', answers: mine },
  { document: 'query { projects { count } }', answers: mine },
  { document: 'query { projectOptions { id } }', answers: mine },
  { document: 'query { workspaces { count } }', answers: mine },
  { document: 'query { profile { userId } }', answers: ['FORBIDDEN', 'ok', 'ok', 'ok', 'ok'] },
  {
    document: 'query Q($token: ID!) { projectHistory(cartToken: $token) { count } }',
    variables: async (ground) => ({ token: (await ground.project()).token }),
    answers: ownersAndStaffs,
  },
  {
    document: 'query Q($token: ID!) { projectQuote(cartToken: $token) { userErrors { code } } }',
    variables: async (ground) => ({ token: (await ground.project()).token }),
    answers: ['NOT_FOUND', 'ok', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  },
  {
    document: 'query Q($token: ID!) { share(cartToken: $token) { shareToken } }',
    variables: async (ground) => ({ token: (await ground.shared()).token }),
    answers: owners,
  },
  {
    document: 'query Q($link: ID!) { sharedProject(shareToken: $link) { name } }',
    variables: async (ground) => ({ link: (await ground.shared()).link }),
    answers: everybody('ok'),
  },
  {
    document: 'query Q($id: ID!) { order(orderId: $id) { orderId } }',
    variables: async (ground) => ({ id: (await ground.order()).orderId }),
    answers: ownersAndStaffs,
  },
  {
    document: 'query Q($id: ID!, $token: ID) { order(orderId: $id, cartToken: $token) { orderId } }',
    about: 'a guest’s, by its token',
    variables: async (ground) => {
      const { orderId, cartToken } = await ground.guestOrder()
      return { id: orderId, token: cartToken }
    },
    answers: everybody('ok'),
  },
  { document: 'query { orders { count } }', about: 'one’s own', answers: mine },
  { document: 'query All { orders(all: true) { count } }', about: 'everybody’s', answers: staff },
  {
    document:
      'query Q($token: ID!, $key: ID!) { placedOrder(cartToken: $token, idempotencyKey: $key) { orderId } }',
    variables: async (ground) => {
      const { cartToken, key } = await ground.order()
      return { token: cartToken, key }
    },
    answers: owners,
  },
  { document: 'query { messages { count } }', answers: staff },
  {
    document: 'query Q($id: ID!) { message(id: $id) { text } }',
    variables: async (ground) => ({ id: `${await ground.message()}` }),
    answers: staff,
  },
  { document: 'query { savedViews(resource: "artist") { id } }', answers: staff },
  { document: 'query { royaltyRates { count } }', answers: staff },
  { document: 'query { leftOutLines { count } }', answers: staff },
  { document: 'query { reports { count } }', answers: staff },
  {
    document: 'query Q($id: ID!) { report(id: $id) { note } }',
    variables: async (ground) => ({ id: `${await ground.report()}` }),
    answers: staff,
  },
  ...['APPLICATIONS', 'MESSAGES', 'THREADS', 'PAYMENTS', 'PAYOUTS', 'RETURNS', 'REPORTS'].map((kind) => ({
    document: 'query Q($kind: WaitingKind!) { deskWaiting(kind: $kind) { count } }',
    about: kind,
    variables: () => ({ kind }),
    answers: staff,
  })),
  { document: 'query { usage { visits } }', answers: staff },
  { document: 'query { activity { next } }', answers: staff },
  { document: 'query { activityPeople { uuid } }', answers: staff },
  { document: 'query { deskSales { total } }', answers: staff },
  { document: 'query { deskFruitlessSearches { words { words } } }', answers: staff },
  { document: 'query { paymentsDue { count } }', answers: staff },
  { document: 'query { artUsage { count } }', answers: staff },
  { document: 'query { artUsageMonths { month } }', answers: staff },
  {
    document: 'query { paymentDue(artist: "999999") { net } }',
    answers: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'null'],
  },
  { document: 'query { dueLines(artist: "999999", state: "cleared") { count } }', answers: staff },
  { document: 'query { artistPayments { count } }', answers: staff },
  {
    document: 'query { artistPayment(token: "pmt-none") { net } }',
    answers: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'null'],
  },
  {
    document: 'query { artistPaymentLines(token: "pmt-none") { count } }',
    answers: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
  },
  { document: 'query { payoutRuns { count } }', answers: staff },
  {
    document: 'query { payoutRun(id: "none") { day } }',
    answers: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'null'],
  },
  {
    document: 'query { payoutRunHeld(id: "none") { count } }',
    answers: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
  },
  {
    document: 'query { payoutRunPreview(day: "2000-01-01") { day } }',
    about: 'of a day that is over',
    answers: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'BAD_USER_INPUT'],
  },
  { document: 'query { taxYears { year } }', answers: staff },
  { document: 'query { taxYear(year: 2026) { paid } }', answers: staff },
  { document: 'query { taxArtists(year: 2026) { count } }', answers: staff },
  {
    document: 'query { walks { at } }',
    answers: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'null'],
  },
]
