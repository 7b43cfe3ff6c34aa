import type { GeneratorName } from '#services/art/generators.ts'
import type { PaletteName } from '#services/art/palettes.ts'
import type { Publisher } from '#services/shared/vocabulary.ts'
import type { TitleStyle } from './titles/title-style.ts'

/** A made-up artist, and the traits of their work. */
export interface Artist {
  name: string
  publisher: Publisher
  generators: readonly GeneratorName[]
  palettes: readonly PaletteName[]
  titles: TitleStyle
}

const artist = (
  name: string,
  publisher: Publisher,
  generators: string,
  palettes: string,
  titles: TitleStyle,
): Artist => ({
  name,
  publisher,
  generators: generators.split(' ') as GeneratorName[],
  palettes: palettes.split(' ') as PaletteName[],
  titles,
})

export const ARTISTS: readonly Artist[] = [
  // hills, water, weather
  artist('Maren Ostrovik', 'GAA', 'mountains', 'fjord harbour midnight dawn', 'place'),
  artist('Teodor Halvane', 'BJOR', 'forest', 'fern moss forestNight sage', 'plain'),
  artist('Yuki Amabara', 'DOM', 'mountains birds', 'indigo wisteria dawn lilac', 'poetic'),
  artist('Pell Abernorth', 'WAG', 'mountains', 'canyon terracotta sahara ember', 'time'),
  artist('Isaura Quintero-Bex', 'MCG', 'seascape', 'pacific lagoon seaglass harbour', 'time'),
  artist('Colm Tarrigan', 'BR', 'seascape coastline', 'stone fjord snowfield silver', 'place'),
  artist('Adaeze Nwobi-Lark', 'GI', 'seascape', 'dawn plum marigold lilac', 'poetic'),
  artist('Stellan Vrooke', 'POE', 'seascape', 'midnight cobalt gilt nocturne', 'plain'),
  artist('Morwenna Pascarrow', 'BUR', 'coastline', 'harbour pacific fjord lagoon', 'place'),
  artist('Beto Carranzo', 'PIN', 'coastline dunes', 'adobe sahara rosewater eucalyptus', 'place'),
  artist('Lowri Penhale-Dunn', 'GAA', 'coastline', 'eucalyptus fjord pacific cobalt', 'time'),
  artist('Zahra Benmelik', 'BJOR', 'dunes', 'sahara canyon sienna saffron', 'poetic'),
  artist('Idris Kellaway', 'DOM', 'dunes', 'nocturne midnight aubergine plum', 'plain'),
  artist('Oona Lindqvaer', 'WAG', 'walker', 'meringue seaglass rosewater dawn', 'series'),
  artist('Dov Marchetti-Ruhl', 'MCG', 'skyline', 'nocturne aubergine plum ember', 'plain'),
  artist('Priya Somnathan', 'BR', 'skyline', 'midnight indigo cobalt charcoal', 'time'),
  artist('Ansel Brightwater-Ojo', 'GI', 'facade', 'chalk stone sumi walnut', 'series'),
  // tables, leaves, faces
  artist('Giulia Fontebassa', 'POE', 'stillLife', 'linen oatmeal driftwood stone', 'plain'),
  artist('Henrike Dall', 'BUR', 'stillLife', 'terracotta olive adobe walnut', 'series'),
  artist('Mateus Oliveira-Kanto', 'PIN', 'stillLife', 'peony sorbet rosewater meringue', 'plain'),
  artist('Soo-ah Ryeom', 'GAA', 'stillLife botanical', 'eucalyptus chalk snowfield sage', 'poetic'),
  artist('Philippa Thornquist', 'BJOR', 'botanical', 'fern moss sage eucalyptus', 'series'),
  artist('Nasrin Tavallodi', 'DOM', 'botanical', 'marigold citrus saffron orchard', 'plain'),
  artist('Agnes Wintersgill', 'WAG', 'botanical', 'indigo fjord harbour stone', 'poetic'),
  artist('Chidi Ekwuemeh', 'MCG', 'botanical cutouts', 'terracotta adobe poppy canyon', 'color'),
  artist('Rosalind Achterberg', 'BR', 'birds', 'poppy harbour marigold orchard', 'plain'),
  artist('Takeshi Morinaga-Vale', 'GI', 'birds', 'sumi silver stone indigo', 'poetic'),
  artist('Lupe Saldanar', 'POE', 'birds cutouts', 'bougainvillea lagoon citrus peony', 'time'),
  artist('Wren Castellow', 'BUR', 'birds botanical', 'dawn rosewater sorbet lilac', 'plain'),
  artist('Amina Deroubaix', 'PIN', 'portrait', 'terracotta adobe marigold sienna', 'plain'),
  artist('Jonah Feldspar', 'GAA', 'portrait', 'harbour cobalt pacific lagoon', 'time'),
  artist('Celestine Mbaku', 'BJOR', 'portrait', 'bougainvillea plum saffron fern', 'poetic'),
  artist('Ilse Vandermoor', 'DOM', 'portrait stillLife', 'sorbet meringue dawn seaglass', 'series'),
  artist('Rafael Quispe-Arlen', 'WAG', 'portrait', 'charcoal silver walnut sumi', 'plain'),
  artist('Odile Marchand-Toure', 'MCG', 'cutouts', 'cobalt poppy lagoon citrus', 'poetic'),
  artist('Finn Arrowsmead', 'BR', 'cutouts', 'fern eucalyptus forestNight orchard', 'series'),
  artist('Beatriz Lomanto', 'GI', 'cutouts midCentury', 'peony plum bougainvillea lilac', 'color'),
  // shape and colour
  artist('Harlan Voss-Etienne', 'POE', 'midCentury', 'marigold terracotta olive poppy', 'plain'),
  artist('Saoirse Kinnegad', 'BUR', 'midCentury', 'sage linen eucalyptus oatmeal', 'series'),
  artist('Emeka Stanwick', 'PIN', 'midCentury', 'harbour saffron ember walnut', 'color'),
  artist('Linnea Bjorkdahl-Moss', 'GAA', 'midCentury', 'rosewater dawn sorbet meringue', 'time'),
  artist('Otto Brandlmayr', 'BJOR', 'bauhaus', 'poppy cobalt citrus ember', 'series'),
  artist('Renske Haverkate', 'DOM', 'bauhaus', 'fjord stone charcoal gilt', 'color'),
  artist('Ximena Tlapali', 'WAG', 'bauhaus textile', 'bougainvillea adobe lagoon saffron', 'plain'),
  artist('Casimir Dolenga', 'MCG', 'bauhaus', 'sumi silver charcoal chalk', 'series'),
  artist('Vivienne Ashcombe-Rao', 'BR', 'colorField', 'crimson ember canyon plum', 'color'),
  artist('Tobiah Lund', 'GI', 'colorField', 'cobalt midnight indigo harbour', 'series'),
  artist('Noor Haddadin', 'POE', 'colorField', 'saffron marigold sahara gilt', 'poetic'),
  artist('Clementine Orbach', 'BUR', 'colorField', 'sorbet rosewater seaglass wisteria', 'color'),
  artist('Ruben Achtziger', 'PIN', 'colorField', 'charcoal walnut stone nocturne', 'series'),
  artist('Aroha Te Wairua-Lind', 'GAA', 'textile', 'terracotta sienna walnut olive', 'plain'),
  artist('Samira El-Kettani', 'BJOR', 'textile', 'crimson canyon indigo gilt', 'place'),
  artist('Paloma Yupari', 'DOM', 'textile', 'poppy bougainvillea orchard lagoon', 'place'),
  artist('Dagny Solheimr', 'WAG', 'textile', 'snowfield silver fjord linen', 'series'),
  artist('Marcello Pratovec', 'MCG', 'facade', 'terracotta sorbet oatmeal eucalyptus', 'place'),
  artist('Freya Nordahl-Quist', 'BR', 'colorField', 'seaglass meringue chalk lilac', 'series'),
  artist('Kwabena Asantewood', 'GI', 'cutouts contour', 'forestNight gilt charcoal olive', 'color'),
  artist('Elowen Trescarne', 'POE', 'contour', 'lagoon pacific harbour fjord', 'series'),
  artist('Viktor Zelenka-Hart', 'BUR', 'facade contour', 'canyon sienna sahara ember', 'place'),
  artist('Hana Mizukoshi', 'PIN', 'petals contour', 'peony rosewater lilac wisteria', 'plain'),
  artist('Leopold Granger-Mbeki', 'GAA', 'contour', 'gilt charcoal walnut saffron', 'series'),
  artist('Ingrid Sandvaer', 'BJOR', 'seascape', 'cobalt pacific indigo fjord', 'plain'),
  artist('Tamsin Oyelaran', 'DOM', 'petals', 'citrus orchard fern eucalyptus', 'color'),
  artist('Kenji Arashiyama-Boll', 'WAG', 'ink', 'sumi silver charcoal stone', 'plain'),
  artist('Margit Szelenyi', 'MCG', 'ink', 'indigo crimson walnut sumi', 'series'),
  artist('Noa Feingarten', 'BR', 'ink', 'linen oatmeal driftwood sumi', 'poetic'),
  artist('Shun Kurogane', 'GI', 'ink', 'sumi silver charcoal gilt', 'series'),
  // cameras
  artist('Delphine Arquette-Ono', 'POE', 'nightCity', 'nocturne midnight ember aubergine', 'time'),
  artist('Marlon Sipho-Dreyer', 'BUR', 'stillSea', 'cobalt pacific harbour charcoal', 'place'),
  artist('Katya Velinova', 'PIN', 'bloom petals', 'bougainvillea aubergine ember gilt', 'plain'),
  artist('Josephine Larkhill', 'PIN', 'petals', 'peony bougainvillea rosewater lilac', 'plain'),
  artist('Anders Tveitane', 'GAA', 'haze', 'fjord stone snowfield indigo', 'series'),
  artist('Thandiwe Moloi-Grant', 'BJOR', 'bloom', 'wisteria indigo cobalt plum', 'poetic'),
  artist('Bram Okonjo-Reyes', 'DOM', 'facade', 'adobe harbour marigold terracotta', 'place'),
  artist('Eluned Farrow', 'WAG', 'stillSea', 'chalk snowfield silver stone', 'series'),
  artist('Santiago Brekke', 'MCG', 'facade', 'sorbet rosewater lagoon citrus', 'time'),
  artist('Ottilie Hrafn', 'BR', 'fog', 'forestNight fern moss fjord', 'place'),
  artist('Graham Tallis-Eno', 'GI', 'fog walker', 'stone silver snowfield driftwood', 'time'),
  artist('Miriam Castaneda-Holt', 'BJOR', 'walker', 'dawn harbour adobe oatmeal', 'plain'),
  artist('Luca Ferrantini-Bay', 'BUR', 'coastline seascape', 'lagoon pacific seaglass harbour', 'place'),
]
