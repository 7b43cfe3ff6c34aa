import type { ReactNode } from 'react'

export const untitled = 'Untitled'

export const artToFit = 'Art made to fit your wall'
export const whatWeMake = 'Fine art and photography, made to your size on paper, canvas, metal and acrylic.'
export const whatLookingFor = 'What are you looking for?'
export const search = 'Search'
export const tryOneOf = (one: ReactNode, two: ReactNode, three: ReactNode) => (
  <>
    Try {one}, {two} or {three}
  </>
)
export const coast = 'coast'
export const abstractArt = 'abstract'
export const stillLife = 'still life'
export const goodToKnow = 'Good to know'
export const madeToOrder = 'Made to order'
export const freeShippingOver = (amount: string) => `Free shipping over ${amount}`
export const returnsWithin = (days: number) => `${days}-day returns`
export const fromPictureToWall = 'From picture to wall'
export const stepsToWall = [
  {
    title: 'Find a picture',
    text: 'Search by subject, artist, color or mood. Open a picture to see it large and read its story.',
  },
  {
    title: 'Choose a material',
    text: 'Paper, canvas, metal, acrylic or a whole wall, in a standard size or your own.',
  },
  {
    title: 'Keep it in a project',
    text: 'Gather pieces, compare them, and order when the room is ready.',
  },
]

export const artForPublicBuildings = 'Art for public buildings'
export const whatAgenciesGet =
  'Prints, canvases, murals and acoustic panels for offices, courthouses, clinics and campuses. ' +
  'Priced by the piece, discounted by volume, paid by purchase order.'
export const browseCatalog = 'Browse the catalog'
export const call = (phone: string) => `Call ${phone}`
export const howAgenciesOrder = 'How an agency orders'
export const stepsOfAgency = [
  {
    title: 'Gather the pieces',
    text: 'Make each building its own project, with every piece, size and material in one list.',
  },
  {
    title: 'See the price',
    text:
      'The subtotal, volume discount and shipping estimate are next to the list, in US dollars, ' +
      'before anyone signs.',
  },
  {
    title: 'Send a purchase order',
    text: 'Pay by purchase order. If your office needs a quote first, call and a designer will write it with you.',
  },
]
export const isPrivateCompany = (brand: string) =>
  `${brand} is a private company. It is not a government agency and is not endorsed by one.`

export const volumeDiscount = 'Volume discount'
export const howPiecesCount =
  'Every piece in a project counts, in any size or material. The discount comes off as you add pieces: ' +
  'there’s no code to enter.'
export const purchaseOrdersAndQuotes = (phone: ReactNode) => <>Purchase orders and quotes: {phone}</>
export const piecesInProject = 'Pieces in the project'
export const offSubtotal = 'Off the subtotal'
export const orMore = (pieces: number) => `${pieces} or more`

export const materialsTitle = 'Seven materials'
export const whichMaterial = (phone: ReactNode) => (
  <>Not sure which is right for your room? Talk with a designer at {phone}.</>
)

export const newArrivals = 'New arrivals'
export const mostPopular = 'Most popular'
export const seeAll = (what: string) => (
  <>
    See all<span className="visually-hidden"> {what.toLowerCase()}</span>
  </>
)
export const collections = 'Collections'
export const picturesNotShown = 'We can’t show the pictures right now.'

export const shopBy = 'Shop by'
export const shopByRoom = 'Shop by room'
export const livingRoom = 'Living room'
export const bedroom = 'Bedroom'
export const kitchen = 'Kitchen'
export const office = 'Office'
export const bathroom = 'Bathroom'
export const nursery = 'Nursery'
export const shopByColor = 'Shop by color'
export const blue = 'Blue'
export const green = 'Green'
export const yellow = 'Yellow'
export const orange = 'Orange'
export const red = 'Red'
export const neutral = 'Neutral'
export const shopByStyle = 'Shop by style'
export const abstractStyle = 'Abstract'
export const photography = 'Photography'
export const botanical = 'Botanical'
export const midCentury = 'Mid-century'
export const stillLifes = 'Still life'
export const portraits = 'Portraits'
export const shopBySize = 'Shop by size and shape'
export const extraLarge = 'Extra large'
export const panoramic = 'Panoramic'
export const horizontal = 'Horizontal'
export const vertical = 'Vertical'
export const square = 'Square'
