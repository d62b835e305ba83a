const maxBytes = 10_000_000

/** A file that cannot become a photo. The message is for the user. */
export class PhotoError extends Error {}

export async function readPhoto(file: File): Promise<string> {
  if (file.size > maxBytes) throw new PhotoError('Use uma imagem de até 10 MB')
  const picture = await createImageBitmap(file).catch(() => {
    throw new PhotoError('Este arquivo não é uma imagem que o navegador consiga abrir')
  })
  const { x, y, side, size } = cropSquare(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new PhotoError('Este navegador não consegue reduzir a imagem')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, side, side, 0, 0, size, size)
  picture.close()
  // Browsers that cannot write WebP return PNG.
  return canvas.toDataURL('image/webp', 0.85)
}

/** The maximum side of a stored photo, in px. */
const maxSide = 128

/**
 * Returns the centred square of an image, and the size of the photo, which is never larger than the image.
 */
export function cropSquare(width: number, height: number) {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side, size: Math.min(side, maxSide) }
}
