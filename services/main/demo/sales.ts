import type { OrderStanding } from '#machines/lifecycles/order.ts'
import type { Substrate } from '#services/shared/vocabulary.ts'
import type { Frame } from '../pricing/frames.ts'

/** A line of an order: which artist's work, as cast.ts counts them, and how many of it on what. */
export interface DemoLine {
  seat: number
  /** Which of the artist's works, from 0. */
  work: number
  substrate: Substrate
  quantity: number
  /** Null for none. */
  frame: Frame | null
}

export interface DemoSale {
  /** Which of {@link BUYERS}. */
  buyer: number
  project: string
  /** Days before the run that pays it, or before today where none does. */
  before: number
  run: 'first' | 'middle' | 'second' | null
  lines: readonly DemoLine[]
  /** How far it has come. */
  until: Exclude<OrderStanding['status'], 'cancelled'>
  /** Days before today on which the money went back. */
  refunded?: number
}

/** Who bought: people who sign in nowhere. */
export const BUYERS = [
  { name: 'June Okafor', email: 'june.okafor@customers.aquatint.test' },
  { name: 'Harbor House Hotel', email: 'art@harborhouse.aquatint.test' },
  { name: 'Luis Ferreira', email: 'luis.ferreira@customers.aquatint.test' },
  { name: 'Northline Clinics', email: 'facilities@northline.aquatint.test' },
] as const

const line = (seat: number, work: number, substrate: Substrate, quantity: number): DemoLine => ({
  seat,
  work,
  substrate,
  quantity,
  frame: null,
})

/** A print in natural oak behind a white mat. */
const framed = (seat: number, work: number, quantity: number): DemoLine => ({
  ...line(seat, work, 'print', quantity),
  frame: { moulding: 'natural oak', mat: 'white' },
})

/** What was sold, oldest first within each run. */
export const SALES: readonly DemoSale[] = [
  {
    buyer: 1,
    project: 'Guest rooms, east wing',
    before: 80,
    run: 'first',
    lines: [line(1, 0, 'canvas', 12), line(2, 0, 'print', 8), line(3, 0, 'canvas', 6)],
    until: 'delivered',
  },
  {
    buyer: 3,
    project: 'Waiting rooms',
    before: 74,
    run: 'first',
    lines: [line(4, 0, 'acrylic', 5), line(6, 0, 'print', 9), line(5, 0, 'canvas', 4)],
    until: 'delivered',
  },
  {
    buyer: 0,
    project: 'Apartment',
    before: 70,
    run: 'first',
    lines: [line(13, 0, 'aluminum', 4), line(14, 0, 'print', 7)],
    until: 'delivered',
  },
  {
    buyer: 2,
    project: 'Winter garden',
    before: 52,
    run: 'middle',
    lines: [line(5, 2, 'canvas', 6), line(5, 0, 'print', 4)],
    until: 'delivered',
  },
  {
    buyer: 1,
    project: 'Lobby and stairs',
    before: 72,
    run: 'second',
    lines: [line(1, 1, 'acrylic', 6), line(5, 1, 'canvas', 8), line(10, 0, 'canvas', 3)],
    until: 'delivered',
  },
  {
    buyer: 2,
    project: 'Office',
    before: 66,
    run: 'second',
    lines: [line(2, 1, 'canvas', 5), line(6, 1, 'canvas', 5), line(7, 0, 'canvas', 4)],
    until: 'delivered',
  },
  {
    buyer: 3,
    project: 'Second floor',
    before: 62,
    run: 'second',
    lines: [line(3, 1, 'print', 10), line(8, 0, 'acrylic', 3), line(12, 0, 'canvas', 4)],
    until: 'delivered',
  },
  {
    buyer: 0,
    project: 'Reading corner',
    before: 60,
    run: 'second',
    lines: [
      line(13, 1, 'canvas', 3),
      line(14, 1, 'canvas', 4),
      line(4, 1, 'print', 6),
      line(9, 0, 'print', 1),
    ],
    until: 'delivered',
  },
  // Paid out with the second run, and taken back since.
  {
    buyer: 2,
    project: 'Gift',
    before: 61,
    run: 'second',
    lines: [line(10, 1, 'acrylic', 4)],
    until: 'refunded',
    refunded: 9,
  },
  // Never cleared.
  {
    buyer: 0,
    project: 'Hallway',
    before: 27,
    run: null,
    lines: [line(1, 2, 'canvas', 2), line(11, 0, 'print', 3)],
    until: 'refunded',
    refunded: 15,
  },
  {
    buyer: 1,
    project: 'Breakfast room',
    before: 24,
    run: null,
    lines: [
      line(1, 3, 'print', 12),
      line(11, 1, 'canvas', 3),
      line(3, 2, 'print', 2),
      line(5, 3, 'canvas', 2),
    ],
    until: 'delivered',
  },
  {
    buyer: 3,
    project: 'Corridor',
    before: 12,
    run: null,
    lines: [line(4, 2, 'canvas', 5), line(13, 2, 'print', 4), line(5, 1, 'print', 3)],
    until: 'shipped',
  },
  {
    buyer: 2,
    project: 'Dining room',
    before: 5,
    run: null,
    lines: [line(2, 2, 'aluminum', 2)],
    until: 'in_production',
  },
  { buyer: 0, project: 'Study', before: 2, run: null, lines: [framed(14, 2, 2)], until: 'paid' },
]
