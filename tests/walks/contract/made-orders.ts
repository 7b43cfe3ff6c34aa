import type { OrderView } from '#services/main/orders/contract.ts'
import { sums } from './made.ts'

export const order: OrderView = {
  ...sums,
  order_id: 'K7Q2-9MXD',
  status: 'shipped',
  paid: true,
  placed_at: '2026-01-01T00:00:00Z',
  project: { id: 7, name: 'Lobby', label: 'Lobby' },
  of_account: true,
  email: 'ada@aquatint.test',
  lines: [],
  address: {
    label: '',
    name: 'Ada',
    formatted_address: '',
    place_id: '',
    url: '',
    latitude: null,
    longitude: null,
    street_number: '1',
    route: 'Pier',
    locality: 'Oakland',
    administrative_area_level_1: 'CA',
    administrative_area_level_2: '',
    administrative_area_level_3: '',
    country: 'US',
    postal_code: '94607',
  },
  payment: { method: 'purchase_order', reference: 'PO 7' },
  arrival: null,
  timeline: [],
}
