import type { OrderLineView } from '#services/main/orders/contract.ts'
import type { PlacedOrder } from '#services/main/orders/events.ts'
import { beginOrder, type OrderState } from '#services/main/orders/state.ts'

export const SHOP = {
  brand: 'Aquatint',
  publicUrl: 'https://shop.example',
  phone: '1-800-555-0142',
  postalAddress: '2 Lantern Wharf, Portland, ME 04101',
}

export const createLine = (line: Partial<OrderLineView> = {}): OrderLineView => ({
  id: 1,
  image_id: 'lake',
  name: 'Lake',
  artist: 'Ada Ink',
  imgsrc: '/media/lake/1/{width}',
  preview: 'data:,',
  width: 36,
  height: 24,
  substrate: 'acoustic panel',
  frame: null,
  quantity: 12,
  unit_price: 32_064,
  total: 384_768,
  ...line,
})

/** Makes a guest's order of one line by purchase order; `given` changes it. */
export const createOrder = (given: Partial<PlacedOrder> = {}): OrderState =>
  beginOrder(
    {
      orderId: 'K7Q2-9MXD',
      key: 'key',
      cart: 'token/1',
      project: { id: 12, name: 'Lobby', label: 'Lobby' },
      owner: null,
      email: 'ann@example.com',
      lines: [createLine()],
      sums: {
        quantity: 12,
        subtotal: 384_768,
        volume_discount: 19_238,
        volume_discount_rate: 0.05,
        shipping: 0,
        tax: null,
        grand_total: 365_530,
      },
      address: {
        label: 'Vale & Sons, Suite 4',
        name: 'Ann Vale',
        formatted_address: '',
        place_id: '',
        url: '',
        latitude: null,
        longitude: null,
        street_number: '12',
        route: 'Harbor Street',
        locality: 'Portland',
        administrative_area_level_1: 'ME',
        administrative_area_level_2: 'Cumberland County',
        administrative_area_level_3: '',
        country: 'US',
        postal_code: '04101',
      },
      payment: { method: 'purchase_order', reference: 'PO-7' },
      arrival: null,
      terms: null,
      ...given,
    },
    '2026-11-21T04:00:00.000Z',
  )
