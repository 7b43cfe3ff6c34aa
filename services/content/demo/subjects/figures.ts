import { fineArt, type Subjects, words } from './subject.ts'

export const figures = {
  stillLife: fineArt({
    styles: ['still life', 'copy space'],
    shapes: 'hhvvss',
    ...words(
      'Kitchen Table, Studio Shelf, Quiet Company',
      'still life, table, kitchen, interior, shadow, ceramic, home, gouache, pottery, vase',
      'A table by a wall, lit from one side. Gouache on paper.',
    ),
    kinds: {
      pots: words(
        'Vessels, Pottery, Five Pots, Stoneware',
        'vase, pottery, bottle',
        'A family of pots, rearranged every winter. Gouache on paper.',
      ),
      flowers: words(
        'Flowers in a Jug, Bouquet, Cut Flowers, Market Flowers',
        'flower, bouquet, vase, floral',
        'What the garden had on a Sunday. Gouache on paper.',
      ),
      fruit: words(
        'Fruit Bowl, Lemons and Pears, Harvest, Windfalls',
        'fruit, bowl, pear, lemon',
        'Fruit in a bowl, before it was eaten. Gouache on paper.',
      ),
    },
  }),
  petals: fineArt({
    styles: ['full frame', 'close-up'],
    shapes: 'vvhhsss',
    ...words(
      'Garden, Border, August',
      'flower, floral, nature, garden, bloom, linocut, botanical, petal, summer, print',
      'Cut in lino and printed by hand.',
    ),
    kinds: {
      dahlia: words(
        'Dahlia, One Dahlia, Full Bloom, Heart of a Flower',
        'dahlia, petal, blossom',
        'A dahlia that fills its block. Linocut.',
      ),
      dahlias: words(
        'Dahlias, Late Border, September Garden, Cutting Bed',
        'dahlia, petal, pattern',
        'Dahlias from one bed, each cut on its own block. Linocut.',
      ),
      meadow: words(
        'Meadow, Poppies, Wildflowers, Field Margin',
        'meadow, poppy, wildflower',
        'A meadow with every stem in it. Linocut in three inks.',
      ),
    },
  }),
  botanical: fineArt({
    styles: ['cut out', 'close-up'],
    shapes: 'vvvvsh',
    nouns: ['Leaves', 'Herbarium', 'Stems', 'Pressed Fern', 'Hedgerow', 'Foliage', 'Wild Sprigs'],
    keywords: [
      'botanical',
      'leaf',
      'plant',
      'nature',
      'stem',
      'garden',
      'foliage',
      'herb',
      'botany',
      'branch',
    ],
    captions: [
      'A pressed stem, its leaves half in shade. Watercolor and ink.',
      'From a herbarium that never existed.',
    ],
  }),
  birds: fineArt({
    styles: ['copy space', 'cut out'],
    shapes: 'hhvvsp',
    nouns: ['Small Birds', 'Wings', 'Songbirds', 'The Early Chorus', 'Migrants', 'Feathers', 'Company'],
    keywords: ['bird', 'wildlife', 'nature', 'animal', 'wing', 'branch', 'feather', 'sky', 'song', 'flight'],
    captions: [
      'Birds keeping each other company, drawn with few lines.',
      'Seen from the kitchen window all through one spring.',
    ],
  }),
  portrait: fineArt({
    people: 'with',
    styles: ['portrait', 'close-up'],
    shapes: 'vvvvsshp',
    nouns: ['Sitters', 'Daydreamers', 'Neighbors', 'Sunday People', 'Cousins', 'Listeners', 'Friends'],
    keywords: [
      'portrait',
      'people',
      'face',
      'figure',
      'person',
      'hair',
      'modern',
      'illustration',
      'calm',
      'fashion',
    ],
    captions: [
      'A sitter with eyes closed, in flat color and a few lines.',
      'Drawn from memory on the evening train.',
    ],
  }),
  cutouts: fineArt({
    styles: ['cut out', 'abstract'],
    shapes: 'vvsshp',
    nouns: ['Paper Weeds', 'Fronds', 'Paper Garden', 'Coral', 'Scissor Leaves', 'Lagoon Plants', 'Algae'],
    keywords: [
      'cutout',
      'paper',
      'leaf',
      'abstract',
      'seaweed',
      'collage',
      'plant',
      'pattern',
      'modern',
      'coral',
    ],
    captions: [
      'Leaves and seaweed cut with scissors from painted paper.',
      'Painted paper, cut and pinned, then pasted down.',
    ],
  }),
} satisfies Subjects
