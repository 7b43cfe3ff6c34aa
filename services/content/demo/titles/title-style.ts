/** How an artist names works. */
export type TitleStyle = 'plain' | 'place' | 'time' | 'series' | 'color' | 'poetic'
