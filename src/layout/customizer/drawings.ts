import type { Preferences } from '@manifest/contract/resolved.ts'

type Tone = 'bar' | 'text' | 'card' | 'shade' | 'plain' | 'outlined'

/**
 * A rectangle: its tone, its offset from the start and the top, its width and height, in a view box of 60 by
 * 40.
 */
export type Shape = [tone: Tone, x: number, y: number, width: number, height: number]

type Key = 'skin' | 'contentWidth' | 'type' | 'navBarType' | 'footerType'

type Drawings = { [K in Key]: Record<Preferences[K], Shape[]> } & { theme: Record<'light' | 'dark', Shape[]> }

const beside: Shape[] = [
  ['bar', 0, 0, 13, 40],
  ['text', 18, 6, 20, 4],
  ['card', 18, 14, 37, 20],
]

const page: Shape[] = [
  ['text', 7, 14, 22, 4],
  ['card', 7, 22, 46, 12],
]

/** A scrolled page: its panel continues below the sticky header. */
const scrolled: Shape = ['card', 7, 5, 46, 22]

const above: Shape[] = [
  ['text', 7, 6, 22, 4],
  ['card', 7, 14, 46, 14],
]

/** A thumbnail of each choice. */
export const drawings: Drawings = {
  skin: {
    default: [
      ['shade', 7, 8, 21, 26],
      ['plain', 6, 6, 21, 26],
      ['shade', 34, 8, 21, 26],
      ['plain', 33, 6, 21, 26],
    ],
    bordered: [
      ['outlined', 6, 7, 21, 26],
      ['outlined', 33, 7, 21, 26],
    ],
  },
  theme: { light: beside, dark: beside },
  contentWidth: {
    full: [
      ['text', 4, 6, 22, 4],
      ['card', 4, 14, 52, 20],
    ],
    boxed: [
      ['text', 16, 6, 14, 4],
      ['card', 16, 14, 28, 20],
    ],
  },
  type: {
    vertical: beside,
    horizontal: [['bar', 0, 0, 60, 8], ...page],
  },
  navBarType: {
    sticky: [scrolled, ['bar', 0, 0, 60, 9], ['text', 7, 31, 22, 4]],
    static: [
      ['bar', 0, -5, 60, 9],
      ['text', 7, 10, 22, 4],
      ['card', 7, 18, 46, 16],
    ],
    floating: [scrolled, ['bar', 4, 3, 52, 9], ['text', 7, 31, 22, 4]],
    hidden: above,
  },
  footerType: {
    sticky: [
      ['text', 7, 6, 22, 4],
      ['card', 7, 14, 46, 22],
      ['bar', 0, 31, 60, 9],
    ],
    static: [...above, ['bar', 0, 36, 60, 9]],
    hidden: above,
  },
}
