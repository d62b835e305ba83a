type TilePosition = { column: number; row: number }

/** The direction of each arrow key. */
const stepByKey = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
}

const isArrowKey = (key: string): key is keyof typeof stepByKey => Object.hasOwn(stepByKey, key)

/** The sideways distance weighs more than the distance ahead, to stay in the column or row while it has a tile. */
const sidewaysWeight = 3

/** Returns the nearest tile in an arrow key's direction, or the tile itself if there is none. */
export function findTileInDirection<T extends TilePosition>(tiles: readonly T[], from: T, key: string): T {
  if (!isArrowKey(key)) return from
  const step = stepByKey[key]
  let nearest = from
  let minDistance = Number.POSITIVE_INFINITY
  for (const tile of tiles) {
    const [right, down] = [tile.column - from.column, tile.row - from.row]
    const forward = right * step.column + down * step.row
    const lateral = Math.abs(right * step.row) + Math.abs(down * step.column)
    const distance = forward + sidewaysWeight * lateral
    if (forward > 0 && distance < minDistance) {
      nearest = tile
      minDistance = distance
    }
  }
  return nearest
}

/** Returns the number of limits that the value has reached. */
export const findClassIndex = (value: number, limits: readonly number[]) =>
  limits.filter((limit) => value >= limit).length
