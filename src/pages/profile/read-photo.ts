import { cropSquare } from './crop-square.ts'

const maxBytes = 10_000_000

/** Why a file cannot be a photo; the message is for the user. */
export class PhotoError extends Error {}

/** An image file as a small square photo, as the data URL that the profile stores. */
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
  // Where the browser writes no WebP it gives a PNG.
  return canvas.toDataURL('image/webp', 0.85)
}
