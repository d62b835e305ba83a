/** The largest side of a stored photo, in pixels. */
const maxSide = 128

/** The centred square of an image that a photo shows, and the photo's size, which is never larger than the image. */
export function cropSquare(width: number, height: number) {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side, size: Math.min(side, maxSide) }
}
