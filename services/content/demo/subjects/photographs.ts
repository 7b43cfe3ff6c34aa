import { photography, type Subjects, words } from './subject.ts'

export const photographs = {
  fog: photography({
    styles: ['full frame', 'copy space'],
    shapes: 'vvhhpps',
    ...words(
      'Firs in Fog, Timberline, Deep Woods, Morning Firs, The Old Forest, Slope, Low Cloud',
      'forest, tree, fog, mist, woods, nature, pine, landscape, conifer, wilderness',
      'Conifers stepping back into fog. Long lens, overcast.',
      'Waited two mornings for this fog.',
    ),
  }),
  haze: photography({
    styles: ['sparse', 'copy space', 'full frame'],
    shapes: 'hhhppvs',
    ...words(
      'Ranges, Inversion, Valley Cloud, Far Ridges, Pass, Massif, Thin Air',
      'mountain, mist, landscape, ridge, nature, cloud, valley, haze, layers, fog',
      'Ridges through a long lens, with the cloud still in the valleys.',
      'From the hut, before anybody else was awake.',
    ),
  }),
  stillSea: photography({
    styles: ['sparse', 'copy space'],
    shapes: 'hhhsspv',
    ...words(
      'Long Exposure, Still Water, Slack Water, Three Minutes',
      'sea, water, long exposure, minimal, seascape, horizon, calm, ocean, sky, coast',
      'Three minutes of sea on one sheet of film.',
      'No wind, a tripod in the water and a very dark filter.',
    ),
    kinds: {
      rocks: words(
        'Rocks, Skerries, Shallows, Stones in Water',
        'rock, stone, shore, coast',
        'Rocks in the shallows; the surf became mist.',
      ),
      posts: words(
        'Old Pier, Posts, Last of the Jetty, Breakwater',
        'pier, jetty, posts, reflection',
        'What is left of a pier, at high water.',
      ),
      horizon: words(
        'Horizon, Sea and Sky, Nothing but Sea, Level',
        'horizon, ocean, sea, sky',
        'The sea and the sky, and nothing between them.',
      ),
      island: words(
        'Island, Skerry, Offshore, Far Island',
        'island, ocean, reflection, sea',
        'An island that can only be reached in June.',
      ),
    },
  }),
  walker: photography({
    people: 'with',
    styles: ['sparse', 'copy space'],
    shapes: 'hhhvsp',
    ...words(
      'Low Tide, Wet Sand, Walkers, Far Figures, The Flats, Winter Beach, Nobody Else',
      'beach, people, walker, solitude, reflection, sea, silhouette, minimal, shore, sand',
      'Somebody small on a wide wet shore, and their reflection.',
      'Low tide, first light, nobody else for miles.',
    ),
  }),
  bloom: photography({
    styles: ['macro', 'close-up', 'full frame'],
    shapes: 'vvhhsss',
    ...words(
      'Dahlia, Inner Petals, Heart of a Flower, Unfolding, Corolla, August Garden, Bloom',
      'flower, petal, dahlia, macro, floral, nature, garden, bloom, botanical, detail',
      'The heart of a dahlia, so near that it fills the frame.',
      'One flower, window light, focus stacked from nine frames.',
    ),
  }),
  nightCity: photography({
    styles: ['full frame', 'copy space'],
    shapes: 'hhhppsv',
    ...words(
      'City Lights, Waterfront, Lit Windows, The Late Shift, Opposite Bank, Downtown, Night Ferry',
      'city, skyline, night, lights, river, urban, skyscraper, reflection, architecture, water',
      'A city across its river, exposed until the lamps ran down the water.',
      'From the ferry landing, with the last boat gone.',
    ),
  }),
} satisfies Subjects
