import type { NewWorks } from '#services/content/following/new-works.ts'
import type { MailedOrder } from '#services/main/orders/mails.ts'

/** What a shop with the demo catalogue answered on 2026-11-27, as its services wrote it. */

export const order: MailedOrder = {
  orderId: 'C900-CS7E',
  email: 'customer@aquatint.test',
  lines: [
    {
      image_id: 'aq-001601',
      name: 'Blue Distance, Santa Orin',
      artist: 'Maren Ostrovik',
      imgsrc: '/media/aq-001601/c4be93f735/{width}',
      preview:
        'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAgCdASoPABQAPu1qrU8ppiQiMAgBMB2JZwC7AEZ24AD+7fbe1fEB5dXF5qvCsAYyb0ucEY1oo8+En/kpNSgAAAA=',
      width: 18,
      height: 24,
      substrate: 'print',
      frame: null,
      quantity: 2,
      unit_price: 9581,
      id: 36,
      total: 19162,
    },
    {
      image_id: 'aq-000628',
      name: 'Rain on Glass at First Light',
      artist: 'Delphine Arquette-Ono',
      imgsrc: '/media/aq-000628/9036d16dc7/{width}',
      preview:
        'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAABQAwCdASoNABMAPu1kqk4ppaQiMAgBMB2JYmklRwnAAKuyAAD+7SBvsP0S3uvUWnxftLjFsUd0tQqXvC0OnleuDc+qZ1i1Fa6KIY9hSkwT1OyfAAA=',
      width: 8,
      height: 12,
      substrate: 'print',
      frame: null,
      quantity: 1,
      unit_price: 3705,
      id: 37,
      total: 3705,
    },
    {
      image_id: 'aq-000026',
      name: 'Slow Migrants',
      artist: 'Rosalind Achterberg',
      imgsrc: '/media/aq-000026/3b73b8538b/{width}',
      preview:
        'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAQAwCdASoUABQAPu1uqlEppiOiqAqpMB2JQBkTBC0onAAA/upG/OkugKg3PWy7b8HofgEWTQtyQpuDgfg2rKKV3160tzcJ+6T9Trb9Pf/TPbjSaHxP/unl7jjbdSpQAAA=',
      width: 12,
      height: 12,
      substrate: 'print',
      frame: null,
      quantity: 9,
      unit_price: 4245,
      id: 38,
      total: 38205,
    },
  ],
  sums: {
    quantity: 12,
    subtotal: 61072,
    volume_discount: 3054,
    volume_discount_rate: 0.05,
    shipping: 0,
    tax: { amount: 3191, rate: 0.055, jurisdiction: 'ME' },
    grand_total: 61209,
  },
  address: {
    label: '',
    name: 'Ada Marsh',
    formatted_address: '',
    place_id: '',
    url: '',
    latitude: null,
    longitude: null,
    street_number: '12',
    route: 'Harbor Street',
    locality: 'Portland',
    administrative_area_level_1: 'ME',
    administrative_area_level_2: '',
    administrative_area_level_3: '',
    country: 'US',
    postal_code: '04101',
  },
  payment: {
    method: 'purchase_order',
    reference: 'PO-118',
  },
  arrival: {
    from: '2026-12-03',
    to: '2026-12-08',
  },
}

export const artist = {
  full_name: 'Isaura Quintero-Bex',
  email: 'artist@aquatint.test',
  user_uuid: '00000000-0000-4000-8000-000000000003',
}

export const applicant = {
  full_name: 'Obi Hartwell',
  email: 'obi.hartwell@artists.aquatint.test',
  location: '',
}

export const news: NewWorks = {
  artists: 2,
  by: [
    {
      id: 12,
      full_name: 'Delphine Arquette-Ono',
      works: 5,
      newest: [
        {
          id: 'aq-000628',
          title: 'Rain on Glass at First Light',
          imgsrc: '/media/aq-000628/9036d16dc7/{width}',
          width: 1600,
          height: 2400,
        },
        {
          id: 'aq-000148',
          title: 'Night Bus on a Tuesday',
          imgsrc: '/media/aq-000148/06f615ae17/{width}',
          width: 1600,
          height: 1143,
        },
        {
          id: 'aq-001748',
          title: 'Night Bus at First Light',
          imgsrc: '/media/aq-001748/af66a4e841/{width}',
          width: 1600,
          height: 1067,
        },
      ],
    },
    {
      id: 31,
      full_name: 'Isaura Quintero-Bex',
      works: 1,
      newest: [
        {
          id: 'aq-001845',
          title: 'Slack Tide in August',
          imgsrc: '/media/aq-001845/1d109938a2/{width}',
          width: 1600,
          height: 1067,
        },
      ],
    },
  ],
}

export const account = { account: 'Checking •••• 0005', default: true, usable_from: '2026-12-04' }

export const payout = {
  amount: 9382,
  withheld: 2815,
  destination: { label: 'yuki.amabara@artists.aquatint.test' },
}
