/** Where a tile stands. */
type Tile = { column: number; row: number }

/** The direction of each arrow key. */
const ways = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
}

const isWay = (key: string): key is keyof typeof ways => Object.hasOwn(ways, key)

/** The sideways distance weighs more than the distance ahead, to stay in the column or row while it has a tile. */
const sideways = 3

/** The tile that an arrow key moves to: the nearest in that direction; the tile itself if there is none. */
export function tileTowards<T extends Tile>(tiles: readonly T[], from: T, key: string): T {
  if (!isWay(key)) return from
  const way = ways[key]
  let nearest = from
  let least = Number.POSITIVE_INFINITY
  for (const tile of tiles) {
    const [right, down] = [tile.column - from.column, tile.row - from.row]
    const ahead = right * way.column + down * way.row
    const aside = Math.abs(right * way.row) + Math.abs(down * way.column)
    const distance = ahead + sideways * aside
    if (ahead > 0 && distance < least) {
      nearest = tile
      least = distance
    }
  }
  return nearest
}

/** Which class a value is in: the number of limits that it has reached. */
export const classOf = (value: number, limits: readonly number[]) =>
  limits.filter((limit) => value >= limit).length
