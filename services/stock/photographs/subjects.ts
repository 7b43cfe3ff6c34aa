import type { GeneratorName } from '#services/art/generators.ts'
import type { PaletteName } from '#services/art/palettes.ts'
import type { Composition } from '../contract.ts'

/** What a stock photographer says of the pictures of one generator. */
export interface Subject {
  generator: GeneratorName
  palettes: readonly PaletteName[]
  /** One letter a shape: vertical, horizontal, square, panoramic. */
  shapes: string
  compositions: readonly [Composition, ...Composition[]]
  whats: readonly string[]
  wheres: readonly string[]
  keywords: readonly string[]
  caption: string
}

const subject = (
  generator: GeneratorName,
  palettes: string,
  shapes: string,
  compositions: readonly [Composition, ...Composition[]],
  words: Pick<Subject, 'whats' | 'wheres' | 'caption'> & { keywords: string },
): Subject => ({
  generator,
  palettes: palettes.split(' ') as PaletteName[],
  shapes,
  compositions,
  ...words,
  keywords: words.keywords.split(', '),
})

/** Our generators whose pictures pass for photographs. */
export const SUBJECTS: readonly Subject[] = [
  subject(
    'forest',
    'fern moss forestNight sage fjord stone snowfield eucalyptus olive silver',
    'vvhhhps',
    ['full_frame', 'copy_space', 'wide_shot'],
    {
      whats: ['Fog between fir trees', 'Pine forest', 'Misty woodland', 'Conifers on a slope', 'Old spruces'],
      wheres: [
        'in early morning',
        'in the Black Forest',
        'after rain',
        'in late autumn',
        'seen from a ridge',
      ],
      keywords: 'forest, tree, pine tree, fog, mist, woodland, nature, landscape, wilderness, tranquil scene',
      caption: 'Layers of conifers fade into fog.',
    },
  ),
  subject(
    'walker',
    'dawn rosewater harbour seaglass fjord meringue lagoon adobe lilac stone',
    'hhhvps',
    ['sparse', 'copy_space', 'full_length'],
    {
      whats: ['Walking on wet sand', 'A long walk', 'Low tide', 'Silhouette and reflection', 'Strolling'],
      wheres: ['at sunrise', 'on an empty beach', 'by the North Sea', 'at dusk', 'on a winter morning'],
      keywords:
        'beach, walking, sea, sand, reflection, sunrise, solitude, silhouette, leisure activity, shore',
      caption: 'A small figure and a reflection on a wide wet shore.',
    },
  ),
  subject(
    'beach',
    'lagoon pacific seaglass harbour cobalt eucalyptus fjord citrus',
    'vvhhsp',
    ['full_frame', 'copy_space', 'wide_shot'],
    {
      whats: [
        'Parasols on the beach',
        'Sunbathers',
        'Summer crowd',
        'Sea foam and sand',
        'Beach seen from above',
      ],
      wheres: ['in August', 'on the Adriatic', 'before lunch', 'from a drone', 'at high season'],
      keywords: 'beach, aerial view, drone, parasol, summer, sea, vacation, sand, tourism, wave',
      caption: 'A crowded beach from straight above.',
    },
  ),
  subject(
    'petals',
    'peony bougainvillea rosewater lilac ember marigold poppy citrus wisteria crimson sorbet snowfield plum',
    'vvhhsss',
    ['macro', 'close_up', 'full_frame'],
    {
      whats: ['Dahlia', 'Heart of a flower', 'Opening bloom', 'Layered petals', 'Single blossom'],
      wheres: ['in the garden', 'in soft light', 'in high summer', 'filling the frame', 'after the rain'],
      keywords: 'flower, petal, dahlia, macrophotography, blossom, floral, botany, garden, nature, fragility',
      caption: 'A flower so near that it fills the frame.',
    },
  ),
  subject(
    'bokeh',
    'nocturne midnight ember aubergine cobalt forestNight plum charcoal gilt',
    'vvhhsp',
    ['close_up', 'abstract', 'full_frame'],
    {
      whats: ['City lights', 'Rain on a window', 'Defocused traffic', 'Wet glass', 'Headlights'],
      wheres: ['at night', 'from a taxi', 'in the rain', 'on Fifth Avenue', 'after the theatre'],
      keywords: 'defocused, lights, night, city, rain, window, bokeh, glass, street, illuminated',
      caption: 'Lights out of focus behind a wet window.',
    },
  ),
  subject(
    'facade',
    'adobe harbour terracotta chalk silver stone sorbet rosewater canyon cobalt walnut linen',
    'vvvhhsp',
    ['full_frame', 'abstract', 'copy_space'],
    {
      whats: [
        'Office building',
        'Apartment windows',
        'Concrete facade',
        'Hard shadow on a wall',
        'Corner house',
      ],
      wheres: ['at noon', 'in Lisbon', 'against the sky', 'in Rotterdam', 'in low sun'],
      keywords:
        'architecture, building exterior, facade, window, city, shadow, sunlight, urban scene, modern, wall',
      caption: 'Walls, openings and one hard light.',
    },
  ),
  subject(
    'mountains',
    'fjord harbour midnight dawn stone snowfield indigo canyon sahara lilac silver sumi',
    'hhhppvs',
    ['wide_shot', 'copy_space', 'sparse'],
    {
      whats: ['Mountain range', 'Blue ridges', 'Peaks above the clouds', 'Hazy hills', 'Alpine panorama'],
      wheres: ['at daybreak', 'in the Dolomites', 'in winter', 'seen from the pass', 'under a low sun'],
      keywords: 'mountain, mountain range, landscape, scenics, haze, layered, hill, outdoors, sky, travel',
      caption: 'Ridge after ridge, each paler than the one before it.',
    },
  ),
  subject(
    'seascape',
    'pacific lagoon harbour midnight cobalt marigold plum gilt seaglass stone',
    'hhhpsv',
    ['wide_shot', 'copy_space', 'sparse'],
    {
      whats: ['Sailing boat', 'Calm sea', 'Path of light', 'Open water', 'The horizon'],
      wheres: ['at sunset', 'off Brittany', 'in the evening', 'in midsummer', 'before nightfall'],
      keywords:
        'sea, horizon over water, sunset, sailboat, water, sky, reflection, calm, nautical vessel, dusk',
      caption: 'The sun lays a path of light across the water.',
    },
  ),
  subject(
    'dunes',
    'sahara canyon sienna saffron nocturne midnight plum terracotta linen',
    'hhhvps',
    ['wide_shot', 'copy_space', 'full_frame'],
    {
      whats: ['Sand dunes', 'Desert ridge', 'Wind-blown sand', 'Crescent dune', 'Empty desert'],
      wheres: ['in Namibia', 'at dawn', 'in the Rub al Khali', 'in the afternoon', 'under the moon'],
      keywords: 'desert, sand dune, sand, arid climate, landscape, heat, shadow, scenics, travel, remote',
      caption: 'The edge of a dune between light and shade.',
    },
  ),
  subject(
    'coastline',
    'harbour pacific fjord lagoon adobe sahara rosewater stone',
    'ppphhv',
    ['wide_shot', 'full_frame', 'copy_space'],
    {
      whats: ['Rocky coast', 'Headlands', 'Sea cliffs', 'Quiet coves', 'Coastal road'],
      wheres: ['in Cornwall', 'at low sun', 'in Galicia', 'in spring', 'seen from the lighthouse'],
      keywords: 'coastline, cliff, sea, headland, rock, bay, landscape, surf, scenics, travel destinations',
      caption: 'One headland behind another, the farthest almost sky.',
    },
  ),
  subject(
    'skyline',
    'nocturne aubergine midnight indigo cobalt ember charcoal walnut plum',
    'hhhpps',
    ['wide_shot', 'full_frame', 'copy_space'],
    {
      whats: ['City skyline', 'Lit windows', 'Downtown towers', 'Waterfront at night', 'Skyscrapers'],
      wheres: ['after dark', 'across the river', 'at blue hour', 'under the moon', 'from the ferry'],
      keywords:
        'skyline, city, skyscraper, night, illuminated, cityscape, downtown, architecture, river, moon',
      caption: 'Towers with their windows lit, and the water before them.',
    },
  ),
]

/** Photographers who do not exist. */
export const PHOTOGRAPHERS: readonly string[] = [
  'Ilona Brandvik',
  'Marek Osterhaus',
  'Sunita Rao-Keller',
  'Dario Fontmarin',
  'Wilhelmina Oakes',
  'Tomás Arrizabal',
  'Keiko Hoshinaga',
  'Amara Diop-Lindgren',
  'Jasper Vanderhelm',
  'Nadia Petrossian',
  'Oluwaseun Adebanke',
  'Greta Lindholm-Ruiz',
  'Pascal Demoulinère',
  'Hye-jin Baek',
  'Callum Fairweather',
  'Rosa Ilustre',
  'Milan Horvátek',
  'Saga Norrström',
  'Beatrix Annesley',
  'Farid Khoshnaw',
  'Lucinda Marwood',
  'Yannis Thalassin',
  'Noémie Carpentrix',
  'Ezra Holloway-Shaw',
]
