const maxBytes = 10_000_000

/** The size of a stored cover, in px. */
const width = 960
const height = 480

/** A file that cannot become a cover. The message is for the user. */
export class CoverError extends Error {}

/** Crops and shrinks a picture to the cover's shape. Returns a data URL. */
export async function readCover(file: File): Promise<string> {
  if (file.size > maxBytes) throw new CoverError('Use uma imagem de até 10 MB')
  const picture = await createImageBitmap(file).catch(() => {
    throw new CoverError('Este arquivo não é uma imagem que o navegador consiga abrir')
  })
  const scale = Math.max(width / picture.width, height / picture.height)
  const [sourceWidth, sourceHeight] = [width / scale, height / scale]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new CoverError('Este navegador não consegue reduzir a imagem')
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    picture,
    (picture.width - sourceWidth) / 2,
    (picture.height - sourceHeight) / 2,
    sourceWidth,
    sourceHeight,
    0,
    0,
    width,
    height,
  )
  picture.close()
  return canvas.toDataURL('image/webp', 0.8)
}
