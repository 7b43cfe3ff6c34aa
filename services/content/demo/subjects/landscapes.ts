import { fineArt, type Subjects, words } from './subject.ts'

export const landscapes = {
  mountains: fineArt({
    styles: ['copy space', 'sparse'],
    shapes: 'vvhhhsp',
    ...words(
      'High Country, Far Hills, Blue Distance, Summer Pasture',
      'mountain, landscape, hills, nature, range, sky, layers, alpine, outdoors, calm',
      'A mountain range in gouache, worked up from small drawings made on the way.',
    ),
    kinds: {
      ridges: words(
        'Ridges, Blue Distance, Seven Ranges, Foothills, Mountain Mist',
        'ridge, mist, layers',
        'Ridge after ridge, each paler than the one before it. Gouache on paper.',
      ),
      peak: words(
        'North Face, Peak, Late Snow, Shoulder, Massif',
        'peak, snow, summit',
        'A peak with the last of its snow, lit from one side. Gouache on paper.',
      ),
      lake: words(
        'Tarn, Mountain Lake, High Water, Far Shore',
        'lake, water, reflection',
        'A mountain and the lake that it stands in. Gouache on paper.',
      ),
    },
  }),
  seascape: fineArt({
    styles: ['copy space', 'sparse'],
    shapes: 'hhhvsp',
    ...words(
      'Open Water, Horizon, Offing, Sound',
      'sea, ocean, water, horizon, seascape, sky, coastal, calm, clouds, weather',
      'A clear horizon and very little wind. Oil on board.',
    ),
    kinds: {
      light: words(
        'Light Path, Evening Sea, Low Sun, Slack Tide',
        'sunset, sun, reflection, evening',
        'The sun lays a broken path of light across the water. Oil on board.',
      ),
      swell: words(
        'Swell, Open Water, Wind against Tide, Long Fetch',
        'waves, swell, wind',
        'Waves row behind row, seen from a small boat. Oil on board.',
      ),
      weather: words(
        'Weather Coming, Squall, Rain at Sea, Passing Shower',
        'rain, storm, clouds',
        'A shower crosses the sound, with light behind it. Oil on board.',
      ),
      sails: words(
        'Sails, Regatta, Two Tacks Out, Becalmed',
        'boat, sailboat, sailing',
        'Small sails, leaning before one wind. Oil on board.',
      ),
    },
  }),
  coastline: fineArt({
    styles: ['copy space', 'full frame'],
    shapes: 'pphhhv',
    ...words(
      'Western Shore, The Long Coast, Bay',
      'coast, sea, shore, landscape, ocean, coastal, water, bay, nature, travel',
      'The coast as seen from the path. Gouache on paper.',
    ),
    kinds: {
      cliffs: words(
        'Headlands, Cliffs, The Cape Road, Sea Wall',
        'cliff, headland, rock',
        'Headlands stand one behind the other with surf at their feet. Gouache on paper.',
      ),
      cove: words(
        'Cove, From the Path, Little Bay, Clear Water',
        'beach, cove, sand, aerial',
        'A crescent of sand, looked down upon from the cliff path. Gouache on paper.',
      ),
      stacks: words(
        'Sea Stacks, Cut Off, The Sisters, Pillars',
        'rock, sea stack, cliff',
        'Pillars of rock that the sea has cut off from the land. Gouache on paper.',
      ),
      lighthouse: words(
        'Lighthouse, The Point, Keeper, Light at the Point',
        'lighthouse, headland, tower',
        'A white tower at the end of a low point. Gouache on paper.',
      ),
      marram: words(
        'Dune Grass, Strand, Behind the Beach, Marram',
        'beach, sand, grass, dunes',
        'Grass in the wind, and the sea behind it. Gouache on paper.',
      ),
    },
  }),
  dunes: fineArt({
    styles: ['sparse', 'copy space'],
    shapes: 'vvhhsp',
    ...words(
      'Sand and Shadow, The Empty Quarter, Desert Moon',
      'desert, sand, landscape, minimal, shadow, wind, heat, dry, calm, sky',
      'Sand, shadow and a large quiet disc. Risograph in four inks.',
    ),
    kinds: {
      dunes: words(
        'Dunes, Wind Lines, Crescents, Sand and Shadow',
        'dune, dunes',
        'Wind-drawn dunes with one lit and one shaded flank. Risograph in four inks.',
      ),
      mesa: words(
        'Mesa, Red Rock, Monument, Plain',
        'mesa, rock, canyon',
        'Flat-topped rocks in two distances. Risograph in four inks.',
      ),
    },
  }),
  forest: fineArt({
    styles: ['full frame', 'copy space'],
    shapes: 'vvhhpps',
    ...words(
      'Woods, Understory, Clearing',
      'forest, tree, woods, nature, landscape, linocut, woodland, print, season, quiet',
      'Cut in lino and printed by hand.',
    ),
    kinds: {
      birches: words(
        'Birches, White Trunks, Birch Wood, Between the Trunks',
        'birch, trunk, bark',
        'Pale trunks against the dusk of the wood. Reduction linocut.',
      ),
      firs: words(
        'Firs, Conifers, Timberline, Deep Woods',
        'fir, pine, mist, fog',
        'Firs in three distances. Linocut in as many blocks.',
      ),
      tree: words(
        'One Tree, Bare Crown, Hilltop Oak, Field Tree',
        'branches, bare, winter',
        'One tree on its hill, twig by twig. Linocut.',
      ),
    },
  }),
  skyline: fineArt({
    styles: ['full frame', 'copy space'],
    shapes: 'hhvvpps',
    ...words(
      'Rooftops, The Old Town, Quarter',
      'city, skyline, architecture, buildings, town, urban, houses, windows, street, travel',
      'Painted from the hill opposite. Gouache on paper.',
    ),
    kinds: {
      hillside: words(
        'Hill Town, Upper Town, Stacked Houses, Harbor Steps',
        'village, house, harbor, harbour',
        'House above house, each with its own idea of white. Gouache on paper.',
      ),
      towers: words(
        'Downtown, Blue Hour, Lit Windows, Harbor Towers',
        'night, evening, dusk, harbor, harbour',
        'Towers with a few lamps on, and what the water makes of them. Gouache on paper.',
      ),
      roofs: words(
        'Rooftops, Chimneys, Gables, Attic Light',
        'roof, chimney, evening',
        'Gables and chimneys before a sky that takes most of the sheet. Gouache on paper.',
      ),
    },
  }),
  facade: fineArt({
    styles: ['copy space', 'full frame', 'sparse'],
    shapes: 'vvvhhsp',
    ...words(
      'Corner Light, Noon Shadow, The Quiet Block',
      'architecture, light, shadow, wall, building, minimal, mediterranean, geometric, house, summer',
      'Walls and one hard light. Gouache on paper.',
    ),
    kinds: {
      arcade: words(
        'Arcade, Arches, Loggia, Cloister',
        'arch, arches, sea',
        'Arches, the thickness of their wall, and the sea. Gouache on paper.',
      ),
      steps: words(
        'Stairs, White Steps, Up to the Terrace, Landing',
        'stairs, steps, sky',
        'Steps that go up to a piece of sky. Gouache on paper.',
      ),
      window: words(
        'Shutters, Open Window, South Wall, Siesta',
        'window, shutters, facade',
        'A shuttered window, and the shadow of a tree that one does not see. Gouache on paper.',
      ),
      doorway: words(
        'Open Door, Threshold, Way Out, Cool Room',
        'door, interior, sea',
        'A dim room, and a door that stands open to the sea. Gouache on paper.',
      ),
    },
  }),
} satisfies Subjects
