import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { networkOf } from '#services/shared/limits/network.ts'

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
const port = fc.integer({ min: 1, max: 65_535 })
/** Leaves out prefixes that stand for an IPv4 address. */
const prefix = fc.tuple(
  fc.integer({ min: 0x2000, max: 0x3fff }).map((first) => first.toString(16)),
  group,
  group,
  group,
)
const rest = fc.tuple(group, group, group, group)

/** Writes one address in the ways that people and proxies do. */
const spellings = (address: string, at: number) => [
  address,
  ` ${address} `,
  address.toUpperCase(),
  address
    .split(':')
    .map((part) => part.padStart(4, '0'))
    .join(':'),
  `[${address}]`,
  `[${address}]:${at}`,
  `${address}%eth0`,
]

describe('the network of an address', () => {
  test('is its /64 for IPv6, however the address is written', () => {
    fc.assert(
      fc.property(prefix, rest, rest, port, (start, one, other, at) => {
        const networks = [one, other].flatMap((end) =>
          spellings([...start, ...end].join(':'), at).map(networkOf),
        )
        expect(new Set(networks)).toEqual(new Set([`${start.join(':')}::/64`]))
      }),
    )
  })

  test('differs for two different /64s', () => {
    fc.assert(
      fc.property(prefix, prefix, rest, (one, other, end) => {
        fc.pre(one.join() !== other.join())
        expect(networkOf([...one, ...end].join(':'))).not.toBe(networkOf([...other, ...end].join(':')))
      }),
    )
  })

  test('is the address itself for IPv4, even with a port or mapped into IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), port, (address, at) => {
        const written = [
          address,
          `${address}:${at}`,
          `::ffff:${address}`,
          `::FFFF:${address}`,
          `[::ffff:${address}]:${at}`,
        ]
        expect(new Set(written.map(networkOf))).toEqual(new Set([address]))
      }),
    )
  })

  test('is one and the same for everything that is not an address', () => {
    const none = [
      '',
      ' ',
      'unknown',
      '_hidden',
      '300.1.1.1',
      '1.2.3',
      '1.2.3.4.5',
      ':::',
      '[::1',
      'example.test',
      '1.2.3.4:x',
      '2001:db8::g',
    ]
    expect(new Set(none.map(networkOf))).toEqual(new Set(['unknown']))
  })

  test('is short for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => networkOf(text).length <= 24))
  })

  test.each([
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2::3c', '2001:db8:1:2::/64'],
    ['::ffff:0:1.2.3.4', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))
})
