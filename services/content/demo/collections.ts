import type { GeneratorName } from '#services/art/generators.ts'
import type { PaletteName } from '#services/art/palettes.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { insertCollection } from '../collections/insert-collection.ts'
import { indexImages } from '../index/index-images.ts'
import { type DemoWork, makeDemoCatalogue } from './catalogue.ts'

interface DemoCollection {
  name: string
  description: string
  /** Which works belong together: those chosen one by one, or all of a kind. */
  works: readonly string[] | Kind
}

interface Kind {
  generators: readonly GeneratorName[]
  /** Any, when left out. */
  palettes?: readonly PaletteName[]
}

const COLLECTIONS: readonly DemoCollection[] = [
  {
    name: 'Above the Tide Line',
    description:
      'Horizons, headlands and the long light over water.\n\nHung low in a hallway or large above a sofa, these bring the eye to rest.',
    works: {
      generators: ['seascape', 'coastline', 'stillSea'],
      palettes: ['harbour', 'pacific', 'fjord', 'lagoon', 'seaglass', 'silver', 'stone', 'cobalt', 'dawn'],
    },
  },
  {
    name: 'After Dark',
    description: 'Cities, moons and lamplight, for rooms that come alive in the evening.',
    works: {
      generators: ['skyline', 'nightCity', 'dunes', 'stillSea'],
      palettes: ['midnight', 'nocturne', 'aubergine', 'plum', 'indigo', 'charcoal', 'ember', 'cobalt'],
    },
  },
  {
    name: 'Desert Rooms',
    description: 'Sand, clay and late sun: warm walls for cool interiors.',
    works: {
      generators: ['dunes', 'facade', 'mountains', 'textile', 'stillLife'],
      palettes: ['sahara', 'canyon', 'terracotta', 'sienna', 'saffron', 'adobe', 'ember'],
    },
  },
  {
    name: 'First Light',
    description:
      'The quietest hour, in rose, lilac and the palest blue. Made for bedrooms and waiting rooms.',
    works: {
      generators: ['mountains', 'birds', 'seascape', 'walker', 'coastline', 'botanical'],
      palettes: ['dawn', 'lilac', 'rosewater', 'meringue', 'wisteria', 'sorbet', 'seaglass'],
    },
  },
  {
    name: 'Ink and Paper',
    description: 'Black, white and the grays between. Drawings and photographs that leave room to breathe.',
    works: {
      generators: ['ink', 'birds', 'contour', 'fog', 'haze', 'stillSea', 'portrait'],
      palettes: ['sumi', 'charcoal', 'silver', 'stone', 'chalk', 'walnut'],
    },
  },
  {
    name: 'Pressed Leaves',
    description: 'Ferns, seed heads and branches, as a botanist would have drawn them.',
    works: {
      generators: ['botanical', 'cutouts', 'forest'],
      palettes: ['fern', 'moss', 'sage', 'eucalyptus', 'olive', 'orchard', 'forestNight', 'linen'],
    },
  },
  {
    name: 'Staff picks',
    description: 'What we would hang at home. The first one hangs on our home page.',
    works: [
      ...['aq-001369', 'aq-002083', 'aq-001910', 'aq-000637', 'aq-002240', 'aq-001681', 'aq-001995'],
      ...['aq-001420', 'aq-000253', 'aq-002331', 'aq-000688', 'aq-001532', 'aq-000878', 'aq-001930'],
      ...['aq-001516', 'aq-002397', 'aq-000330', 'aq-001379', 'aq-001051', 'aq-000252'],
    ],
  },
  {
    name: 'Studio Modern',
    description:
      'Circles, stripes and honest color: mid-century shapes that hold their own in a large lobby.',
    works: {
      generators: ['bauhaus', 'midCentury', 'colorField', 'cutouts'],
    },
  },
  {
    name: 'Woven',
    description: 'Thread, warp and pattern, for walls that want texture rather than a view.',
    works: {
      generators: ['textile', 'contour'],
    },
  },
]

const MOST = 24
const MOST_OF_AN_ARTIST = 4

/**
 * Makes the demo catalogue's collections in a store that never had any: what staff delete stays deleted. All
 * of its works must be there.
 */
export async function seedDemoCollections(tx: Queryable, at: Date): Promise<void> {
  const [made] = await tx.query(
    `select from pg_sequences where schemaname = 'content' and sequencename = 'collections_id_seq' and last_value is not null`,
  )
  if (made) return
  const works = makeDemoCatalogue()
  for (const { name, description, works: chosen } of COLLECTIONS) {
    const images = 'generators' in chosen ? worksOf(chosen, works).map(({ id }) => id) : [...chosen]
    await insertCollection(tx, { name, description, contents: images }, at)
    await indexImages(tx, images)
  }
}

/**
 * Takes the best liked work of each artist, then each one's next, so that neighbours are by different hands.
 */
function worksOf({ generators, palettes }: Kind, works: readonly DemoWork[]): DemoWork[] {
  const fitting = works
    .filter(({ published, recipe }) => published && generators.includes(recipe.generator))
    .filter(({ recipe }) => palettes?.includes(recipe.palette) ?? true)
    .toSorted((one, other) => other.popularity - one.popularity)
  const byArtist = [...Map.groupBy(fitting, ({ artist }) => artist).values()]
  return Array.from({ length: MOST_OF_AN_ARTIST }, (_, rank) => byArtist.flatMap((own) => own[rank] ?? []))
    .flat()
    .slice(0, MOST)
}
