import type { QuoteView } from '#services/main/checkout/contract.ts'
import type { OrderView } from '#services/main/orders/contract.ts'

/** An order and what led to it, as the main service sends them. */
export const at = '2026-11-21T04:00:00.000Z'
const line = {
  image_id: 'lake',
  name: 'Lake',
  artist: '',
  imgsrc: '/media/lake/1/{width}',
  preview: 'data:,',
  width: 24,
  height: 16,
  substrate: 'print' as const,
  frame: null,
  quantity: 1,
  unit_price: 5_556,
  total: 5_556,
}
export const arrival = { from: '2026-12-03', to: '2026-12-08' }
export const sums = {
  quantity: 1,
  subtotal: 5_556,
  volume_discount: 0,
  volume_discount_rate: 0,
  shipping: 1_110,
  tax: { amount: 306, rate: 0.055, jurisdiction: 'ME' },
  grand_total: 6_972,
}
export const quote: QuoteView = {
  version: 'v1',
  order_id: null,
  email: 'ann@example.com',
  lines: [{ item_id: 5, ...line }],
  unavailable: [{ item_id: 6, name: 'Hill', fault: 'gone' }],
  ...sums,
  shipping_is_estimate: false,
  arrival,
}
export const address = {
  name: 'Ann',
  route: 'Harbor Street',
  locality: 'Portland',
  administrativeArea: 'ME',
  administrativeAreaLevel2: 'Cumberland County',
  country: 'US',
  postalCode: '04101',
}
export const addressView: OrderView['address'] = {
  label: '',
  name: 'Ann',
  formatted_address: '',
  place_id: '',
  url: '',
  latitude: null,
  longitude: null,
  street_number: '',
  route: 'Harbor Street',
  locality: 'Portland',
  administrative_area_level_1: 'ME',
  administrative_area_level_2: 'Cumberland County',
  administrative_area_level_3: '',
  country: 'US',
  postal_code: '04101',
}
export const order: OrderView = {
  order_id: 'K7Q2-9MXD',
  status: 'in_production',
  paid: true,
  placed_at: at,
  project: { id: 12, name: 'Lobby', label: 'Lobby 12' },
  of_account: true,
  email: 'ann@example.com',
  lines: [
    {
      ...{ id: 5, ...line, frame: { moulding: 'walnut', mat: 'white' } },
      workshop: {
        ...{ outside_width: 18, outside_height: 15, depth: 1.5, finish: 'Oil', mat_width: 2 },
        hardware: 'Sawtooth hanger',
      },
    },
  ],
  ...sums,
  address: addressView,
  payment: { method: 'purchase_order', reference: 'PO-7' },
  arrival,
  timeline: [
    {
      status: 'placed',
      at,
      who: { kind: 'guest', name: null, is_you: false },
      carrier: null,
      tracking: null,
    },
  ],
}
