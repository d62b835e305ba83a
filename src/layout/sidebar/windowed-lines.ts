import type { MenuEntry } from './menu-tree.ts'

/** Where an entry of a long menu stands among those that are not rendered. */
export type WindowedLine = {
  /** Of its line among all that are shown. */
  index: number
  /** The height of the lines left out above it, in px. */
  gap: number
  /** Has its height measured. */
  measure: (element: HTMLElement | null) => void
}

/** The places of the entries that are rendered. */
export type WindowedLines = ReadonlyMap<MenuEntry, WindowedLine>

/** For the item of an entry, the `index`th of `count` beside each other: room for what is left out, and which of how many it is. */
export const buildItemProps = (place: WindowedLine | undefined, index: number, count: number) =>
  place && {
    'aria-posinset': index + 1,
    'aria-setsize': count,
    style: place.gap === 0 ? undefined : { marginTop: place.gap },
  }

/** For the line of an entry: how it is found, and measured. */
export const buildLineProps = (place: WindowedLine | undefined) =>
  place && { ref: place.measure, 'data-index': place.index }
