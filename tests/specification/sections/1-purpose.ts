import type { Section } from '../section.ts'

/** What the product does and for whom. */
export const purpose: Section = {
  section: 1,
  lines: {
    1: 'Visitors search and browse pictures in a grid with a quick-view panel',
    2: 'A picture goes, on a chosen substrate and in a chosen size, into a cart, or into a project of who is signed in',
    3: 'Guests give an email to save their cart',
    4: 'Who is signed in has a profile with a current project and a current workspace',
    5: 'Who is signed in can favorite images',
    6: 'Who is signed in can check out and view orders',
    7: 'Customers open an image in an external design tool',
    8: { words: 'Artists apply to a portal', waitsFor: 'issue 16: the artist portal' },
    9: {
      words: 'The portal has their profile, art uploads, royalty, tax and payment details',
      waitsFor: 'issue 16: the artist portal',
    },
    10: { words: 'Staff manage images', waitsFor: 'issue 13: the staff console' },
    11: { words: 'Staff manage artists and artist profiles', waitsFor: 'issue 13: the staff console' },
    12: { words: 'Staff manage identities and payments', waitsFor: 'issue 15: money' },
    13: 'Staff manage collections',
    14: { words: 'Staff manage uploads', waitsFor: 'issue 14: uploads' },
    15: { words: 'Staff manage tax reporting', waitsFor: 'issue 15: money' },
    16: 'Staff publish and unpublish images',
    17: 'Staff add images to collections',
    18: 'Staff tag images as government or commercial static items',
    19: 'The host of the site chooses the government variant',
    20: 'The government variant has its own home screen and title',
    21: 'The header offers a phone number to speak with a designer',
    22: 'The header offers a live chat',
    23: 'Staff do not get the chat widget, everybody else does',
    24: 'Prices are shown in US dollars',
    25: 'Preferences, user and cart are kept in the browser',
  },
}
