/** The largest side of a stored photo, in pixels. */
const largest = 128

/** What of a picture a square photo shows, its middle, and how large the photo is: never larger than the picture. */
export function squareOf(width: number, height: number) {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side, size: Math.min(side, largest) }
}
