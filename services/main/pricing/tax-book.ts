/** The sales tax of a state. */
export interface StateTax {
  /** Thousandths of a percent: 7250 is 7.25%. */
  rate: number
  /** Whether it is due on shipping too. */
  isOnShipping: boolean
}

const onGoods = (rate: number): StateTax => ({ rate, isOnShipping: false })
const onAll = (rate: number): StateTax => ({ rate, isOnShipping: true })

/**
 * DEMONSTRATION: the states' own rates, without those of counties and cities, used where only
 * this machine reaches the shop. Where no state is listed, as in Canada, no tax is collected.
 */
export const DEMONSTRATION_TAXES: Readonly<Record<string, StateTax>> = {
  ...{ AL: onGoods(4_000), AR: onAll(6_500), AZ: onGoods(5_600), CA: onGoods(7_250), CO: onGoods(2_900) },
  ...{ CT: onAll(6_350), DC: onAll(6_000), FL: onGoods(6_000), GA: onAll(4_000), HI: onAll(4_000) },
  ...{ IA: onGoods(6_000), ID: onGoods(6_000), IL: onAll(6_250), IN: onAll(7_000), KS: onGoods(6_500) },
  ...{ KY: onAll(6_000), LA: onGoods(5_000), MA: onGoods(6_250), MD: onGoods(6_000), ME: onGoods(5_500) },
  ...{ MI: onGoods(6_000), MN: onAll(6_875), MO: onGoods(4_225), MS: onAll(7_000), NC: onAll(4_750) },
  ...{ ND: onAll(5_000), NE: onAll(5_500), NJ: onAll(6_625), NM: onAll(4_875), NV: onGoods(6_850) },
  ...{ NY: onAll(4_000), OH: onAll(5_750), OK: onGoods(4_500), PA: onAll(6_000), RI: onAll(7_000) },
  ...{ SC: onAll(6_000), SD: onAll(4_200), TN: onAll(7_000), TX: onAll(6_250), UT: onGoods(4_850) },
  ...{ VA: onGoods(5_300), VT: onAll(6_000), WA: onAll(6_500), WI: onAll(5_000), WV: onAll(6_000) },
  WY: onGoods(4_000),
  // These collect none.
  ...{ AK: onGoods(0), DE: onGoods(0), MT: onGoods(0), NH: onGoods(0), OR: onGoods(0) },
}
