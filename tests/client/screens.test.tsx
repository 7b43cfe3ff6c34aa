import { beforeAll, describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type {
  CartItemRow_ItemFragment,
  MediaTile_ImageFragment,
  QuickViewDetails_ImageFragment,
} from '#client/apollo/generated/graphql.ts'
import type { Visit } from '#client/app/start/visit.ts'
import { EmptyProject } from '#client/features/cart/empty-project.tsx'
import { LineWords } from '#client/features/cart/line-words.tsx'
import { SumList, type Sums } from '#client/features/purchase/sums.tsx'
import { QuickViewDetails } from '#client/features/quick-view/quick-view-details.tsx'
import { StaffDetails } from '#client/features/quick-view/staff-details.tsx'
import { AccountMenu } from '#client/features/shell/account-menu.tsx'
import { StaffItems } from '#client/features/shell/staff-items.tsx'
import { StaffMenu } from '#client/features/shell/staff-menu.tsx'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { linksOf, render, wordsOf } from '#tests/support/client/render.tsx'
import { answerDone, answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'

interface Person {
  name?: string
  isStaff?: boolean
  applicationStage?: string
}

/** Opens a visit of somebody who has signed in, or of nobody. */
const openVisitOf = async (person: Person | null): Promise<Visit> => {
  const { name = '', isStaff = false, applicationStage } = person ?? {}
  const user = { __typename: 'User', uuid: 'u-ada', name, email: 'ada@example.com', isStaff }
  const profile = { __typename: 'Profile', userId: 'u-ada', currentProject: null }
  const artistProfile = applicationStage ? { __typename: 'ArtistProfile', id: '3', applicationStage } : null
  const session = { __typename: 'Session', access: 'access-1', user, profile, artistProfile }
  const graph = await openStandInGraph(({ operation }) =>
    operation === 'SignIn'
      ? answerDone({ signIn: { __typename: 'SessionPayload', session, userErrors: [] } })
      : answerRefused('UPSTREAM_UNAVAILABLE'),
  )
  const visit = await openTestVisit(graph.uri)
  afterFile(async () => {
    visit.leave()
    await graph.close()
  })
  if (!person) return visit
  const { auth } = visit.actors
  const { vault } = visit
  auth.send({ type: 'signIn.submitted', email: user.email, secret: vault.keepSecret('a password') })
  await waitFor(auth, (snapshot) => snapshot.matches('signedIn'))
  return visit
}

const nothing = () => null

describe('My Account', () => {
  const menuOf = async (person: Person | null, settings = {}) =>
    render(<AccountMenu SignOutEverywhere={nothing} />, await openVisitOf(person), { settings })

  // Spec 2.105, 2.107, 2.108, 2.109, 6.7
  test('names its owner, or gives their email, and leads to what is theirs', async () => {
    const named = await menuOf({ name: 'Ada Vale' })
    expect(wordsOf(named, 'p')).toEqual(['Ada Valeada@example.com'])
    expect(linksOf(named)).toEqual({
      Dashboard: '/projects',
      Projects: '/projects',
      Orders: '/orders',
      Following: '/accounts/following',
      Security: '/accounts/security',
      'Change password': '/accounts/change-password',
      'Sign out': '/accounts/logout',
    })
    expect(wordsOf(await menuOf({}), 'p')).toEqual(['ada@example.com'])
    expect(linksOf(await menuOf(null))).toEqual({ 'Sign In': '/accounts/login' })
  })

  // Spec 2.107
  test('leads staff to the console, and everybody to the main site’s dashboard where there is one', async () => {
    expect(linksOf(await menuOf({ isStaff: true })).Dashboard).toBe('/manage')
    const mainSiteUrl = 'https://main.example/'
    for (const isStaff of [true, false])
      expect(linksOf(await menuOf({ isStaff }, { mainSiteUrl })).Dashboard).toBe(mainSiteUrl)
  })

  // Spec 2.106, 2.110, 4.34
  test.each([
    ['PAYMENT', '/artist/profile'],
    ['APPROVED', '/artist'],
    ['STARTED', '/artist'],
  ])('leads an artist whose application is at %s to %s, and to the portal', async (applicationStage, to) => {
    expect(linksOf(await menuOf({ applicationStage }))).toMatchObject({
      'Artist profile': to,
      'Artist Portal': '/artist',
    })
  })
})

// Spec 2.112, 6.13
test('the staff menu leads to all that is for staff, and to staff alone', async () => {
  const menuOf = async (person: Person | null) =>
    render(<StaffMenu StaffItems={StaffItems} />, await openVisitOf(person))
  const menu = await menuOf({ isStaff: true })
  expect(linksOf(menu)).toEqual({
    Dashboard: '/manage',
    Projects: '/projects',
    Art: '/search',
    Manage: '/manage',
    Upload: '/manage/upload/new',
    'Artist Portal': '/artist',
  })
  expect(menu).toContain('placeholder="Find a project"')
  for (const person of [null, { name: 'Ada' }]) expect(await menuOf(person)).toBe('')
})

const media = {
  __typename: 'Media' as const,
  template: '/media/lake/1/{width}',
  widths: [320],
  width: 320,
  height: 240,
  placeholder: 'data:,',
}

describe('the description of an image', () => {
  const image: MediaTile_ImageFragment = {
    __typename: 'Image',
    id: 'aq-000007',
    title: 'Lake',
    artist: 'Ada Vale',
    price: 3,
    priceFrom: 3_700,
    published: true,
    isFavorite: false,
    maxWidth: 48,
    maxHeight: 36,
    media,
  }
  const details: QuickViewDetails_ImageFragment = {
    __typename: 'Image',
    caption: 'Before the rain.',
    keywords: ['water', 'still water', 'water'],
    source: 'GAA',
    royaltyCode: 'R7',
    artistPage: null,
  }
  const saidTo = async (person: Person | null, isPage = false) =>
    render(
      <QuickViewDetails
        image={image}
        details={details}
        related={null}
        replacement={null}
        StaffDetails={(shown) => <StaffDetails {...shown} part={null} />}
        isPage={isPage}
      >
        {null}
      </QuickViewDetails>,
      await openVisitOf(person),
    )

  // Spec 2.73, 2.74, 2.75, 2.81, 9.18
  test('has its title, caption, artist, price out of four, and keywords that lead to searches', async () => {
    const said = await saidTo(null)
    expect(wordsOf(said, 'h2')).toEqual(['Lake'])
    expect(said).toContain('Before the rain.')
    expect(said).toContain('aria-label="Price 3 of 4 dollar signs"')
    expect(linksOf(said)).toEqual({
      'Ada Vale': '/search?q=%22Ada+Vale%22',
      'View full page': '/images/aq-000007',
      water: '/search?q=water',
      'still water': '/search?q=%22still+water%22',
    })
    expect(wordsOf(said, 'li')).toEqual(['water', 'still water'])
  })

  // Spec 2.76, 2.77, 6.9
  test.each([false, true])(
    'also has for staff its id, which leads to it, its source and its royalty code; page: %s',
    async (isPage) => {
      const said = await saidTo({ isStaff: true }, isPage)
      expect([wordsOf(said, 'dt'), wordsOf(said, 'dd')]).toEqual([
        ['Id', 'Source', 'Royalty code'],
        ['aq-000007', 'GAA', 'R7'],
      ])
      expect(linksOf(said)['aq-000007']).toBe('/search?q=aq-000007')
      expect(wordsOf(await saidTo({}, isPage), 'dd')).toEqual([])
    },
  )
})

describe('a project', () => {
  let nobody: Visit
  beforeAll(async () => {
    nobody = await openVisitOf(null)
  })

  const line: CartItemRow_ItemFragment = {
    __typename: 'CartItem',
    id: '5',
    imageId: 'lake',
    name: 'Lake',
    artist: 'Ada Vale',
    width: 24,
    height: 16,
    substrate: 'canvas',
    frame: null,
    quantity: 1,
    unitPrice: 2_500,
    total: 2_500,
    addedUnitPrice: null,
    designUrl: '/art/design/5',
    mediaTemplate: '/media/lake/1/{width}',
    placeholder: 'data:,',
    fault: null,
  }
  const lineOf = (told: Partial<CartItemRow_ItemFragment>) =>
    render(<LineWords item={{ ...line, ...told }} nameId="name" />, nobody)

  // Spec 2.90, 2.91, 2.92
  test("shows each line's picture, name, artist, inches and substrate", () => {
    const shown = lineOf({})
    expect(shown).toMatch(/<img [^>]*src="\/media\/lake\/1\//)
    expect(linksOf(shown)).toEqual({ Lake: '/search?q=lake#lake' })
    expect(wordsOf(shown, 'p')).toEqual(['Ada Vale', '24 × 16 in', 'canvas'])
  })

  // Spec 2.93
  test("says that a line's substrate is unknown when nobody knows it", () => {
    expect(wordsOf(lineOf({ substrate: null }), 'p').at(-1)).toBe('unknown substrate')
  })

  // Spec 2.30, 2.88, 2.89
  test('that is empty leads to top-selling art, and a visitor who is not signed in also to Sign in and sign up', async () => {
    const empty = render(<EmptyProject Hearted={() => null} />, nobody, { at: '/cart' })
    expect(wordsOf(empty, 'h1')).toEqual(['Your project is empty'])
    expect(linksOf(empty)).toEqual({
      'top-selling art': '/search?sort=popular',
      'Sign in': '/accounts/login?redirect=%2Fcart',
      'sign up': '/accounts/register?redirect=%2Fcart',
      'find an order': '/orders/find',
    })
    expect(
      Object.keys(linksOf(render(<EmptyProject Hearted={() => null} />, await openVisitOf({})))),
    ).toEqual(['top-selling art'])
  })

  // Spec 2.84, 2.85, 2.86
  test('calls shipping an estimate until the destination is known', () => {
    const sums = {
      quantity: 10,
      subtotal: 10_000,
      volumeDiscount: 500,
      volumeDiscountRate: 0.05,
      shipping: 1_200,
      shippingIsEstimate: true,
      grandTotal: 10_700,
    }
    const said = (told: Partial<Sums>) =>
      wordsOf(render(<SumList sums={{ ...sums, ...told }} />, nobody), 'dt')
    expect(said({})).toEqual(['Subtotal (10 items)', 'Volume Discount (5%)', 'Shipping Estimate', 'Total'])
    expect(said({ shippingIsEstimate: false, volumeDiscount: 0 })).toEqual([
      'Subtotal (10 items)',
      'Shipping',
      'Total',
    ])
    expect(said({ shippingIsEstimate: false, tax: { amount: 735, rate: 0.06875 } })).toEqual([
      'Subtotal (10 items)',
      'Volume Discount (5%)',
      'Shipping',
      'Sales Tax (6.875%)',
      'Total',
    ])
  })
})

// Spec 2.101
test('the pagination bar has the count, the page size, the pages beside this one and its number', async () => {
  const nobody = await openVisitOf(null)
  const barAt = (offset: number) =>
    render(
      <PaginationBar total={4_975} limit={50} offset={offset} onPage={nothing} onLimit={nothing} />,
      nobody,
    )
  const second = barAt(50)
  expect(wordsOf(second, 'p')).toEqual(['51–100 of 4,975'])
  expect(wordsOf(second, 'label')).toEqual(['Per page', 'Page '])
  expect(wordsOf(second, 'option')).toEqual(['20', '50', '100'])
  expect(wordsOf(second, 'button')).toEqual(['← Previous', 'Next →'])
  expect(second).toMatch(/<input [^>]*inputMode="numeric"[^>]*value="2"/)
  expect(second).toContain('of 100')
  expect([barAt(0), second, barAt(4_950)].map((bar) => bar.match(/disabled/g)?.length ?? 0)).toEqual([
    1, 0, 1,
  ])
})
