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
  words: Record<'whats' | 'wheres' | 'keywords' | 'caption', string>,
): Subject => ({
  generator,
  palettes: palettes.split(' ') as PaletteName[],
  shapes,
  compositions,
  whats: words.whats.split(', '),
  wheres: words.wheres.split(', '),
  keywords: words.keywords.split(', '),
  caption: words.caption,
})

/** Our generators whose pictures pass for photographs. */
export const SUBJECTS: readonly Subject[] = [
  subject(
    'fog',
    'fern moss forestNight sage fjord stone snowfield eucalyptus olive silver',
    'vvhhhps',
    ['full_frame', 'copy_space', 'wide_shot'],
    {
      whats:
        'Fog between firs, Pine forest, Misty woodland, Conifers on a slope, Old spruces, Cloud forest, Timber in mist, Woods',
      wheres:
        'in early morning, in the Black Forest, after rain, in late autumn, seen from a ridge, on Vancouver Island, in the Tatras, in November, above the river, near Lillehammer, in the Cascades, before the snow',
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
      whats:
        'Walking on wet sand, A long walk, Low tide, Silhouette and reflection, Strolling, Beach walk, Out on the flats, Far from anybody',
      wheres:
        'at sunrise, on an empty beach, by the North Sea, at dusk, on a winter morning, near Skagen, in Brittany, on Sylt, at Cannon Beach, after the storm, in October, on Texel',
      keywords:
        'beach, walking, sea, sand, reflection, sunrise, solitude, silhouette, leisure activity, shore',
      caption: 'A small figure and a reflection on a wide wet shore.',
    },
  ),
  subject(
    'bloom',
    'peony bougainvillea rosewater lilac ember marigold poppy citrus wisteria crimson sorbet snowfield plum',
    'vvhhsss',
    ['macro', 'close_up', 'full_frame'],
    {
      whats:
        'Dahlia, Heart of a flower, Opening bloom, Layered petals, Single blossom, Dahlia petals, Flower head, Corolla',
      wheres:
        'in the garden, in soft light, in high summer, filling the frame, after the rain, by the window, in September, from above, at the flower market, in the greenhouse, before frost, in full bloom',
      keywords: 'flower, petal, dahlia, macrophotography, blossom, floral, botany, garden, nature, fragility',
      caption: 'A flower so near that it fills the frame.',
    },
  ),
  subject(
    'haze',
    'fjord harbour midnight dawn stone snowfield indigo canyon sahara lilac silver sumi',
    'hhhppvs',
    ['wide_shot', 'copy_space', 'sparse'],
    {
      whats:
        'Mountain range, Blue ridges, Peaks above the clouds, Hazy hills, Alpine panorama, Cloud in the valleys, Far summits, Mountain silhouettes',
      wheres:
        'at daybreak, in the Dolomites, in winter, seen from the pass, under a low sun, in Appalachia, in the Pyrenees, from the hut, in Georgia, above Innsbruck, in Sichuan, near the lake',
      keywords: 'mountain, mountain range, landscape, scenics, haze, layered, hill, outdoors, sky, travel',
      caption: 'Ridge after ridge, each paler than the one before it.',
    },
  ),
  subject(
    'stillSea',
    'pacific lagoon harbour midnight cobalt plum gilt seaglass stone silver sumi fjord',
    'hhhpsv',
    ['wide_shot', 'copy_space', 'sparse'],
    {
      whats:
        'Calm sea, Long exposure of the sea, Open water, Quiet coast, Seascape, Flat water, Sea and sky, Coastline at rest',
      wheres:
        'at nightfall, off Brittany, in the evening, in midsummer, before a storm, in Galicia, on Lofoten, in Cornwall, at high tide, in Maine, off Jeju, near the harbor',
      keywords:
        'sea, coastline, horizon over water, long exposure, water, sky, tranquility, minimalism, coast, dusk',
      caption: 'A minute of sea on one frame.',
    },
  ),
  subject(
    'nightCity',
    'nocturne aubergine midnight indigo cobalt ember charcoal walnut plum',
    'hhhpps',
    ['wide_shot', 'full_frame', 'copy_space'],
    {
      whats:
        'City skyline, Lit windows, Downtown towers, Waterfront at night, Skyscrapers, Night skyline, Office lights, The other bank',
      wheres:
        'after dark, across the river, at blue hour, in the small hours, from the ferry, in Chicago, on the Hudson, in Rotterdam, from the bridge, on a weeknight, in Shanghai, before dawn',
      keywords:
        'skyline, city, skyscraper, night, illuminated, cityscape, downtown, architecture, river, urban scene',
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
