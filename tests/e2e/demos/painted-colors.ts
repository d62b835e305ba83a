import type { Locator } from '@playwright/test'

/** Counts the pixels of an element's screenshot that are close to each color (`#rrggbb`). */
export async function countPixels(element: Locator, colors: readonly string[]): Promise<number[]> {
  const screenshot = await element.screenshot()
  return element.evaluate(
    async (_element, [base64, wanted]) => {
      const bytes = Uint8Array.from(window.atob(base64), (letter) => letter.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
      if (!context) throw new Error('no canvas to read the picture with')
      context.drawImage(picture, 0, 0)
      const { data } = context.getImageData(0, 0, picture.width, picture.height)
      const channels = wanted.map((color) =>
        [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)),
      )
      const counts = channels.map(() => 0)
      for (let at = 0; at < data.length; at += 4)
        channels.forEach((color, index) => {
          if (color.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) <= 6))
            counts[index] = (counts[index] ?? 0) + 1
        })
      return counts
    },
    [screenshot.toString('base64'), colors] as const,
  )
}
