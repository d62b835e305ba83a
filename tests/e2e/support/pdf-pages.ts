import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A page of a PDF: its text in the order of writing, and its lines from top to bottom. Both without spaces. */
export type PdfPage = { text: string; lines: string[] }

const removeSpaces = (text: string) => text.replace(/\s+/g, '')

/** In points. Texts whose baselines are closer are one line. */
const lineTolerance = 3

type Item = { str: string; transform: number[] }

/** Reads the texts of a PDF by page. */
export async function readPdfPages(pdf: Buffer): Promise<PdfPage[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages: PdfPage[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const texts = items.filter((item): item is typeof item & Item => 'str' in item && item.str.trim() !== '')
    pages.push({ text: removeSpaces(texts.map(({ str }) => str).join('')), lines: joinLines(texts) })
  }
  await document.destroy()
  return pages
}

function joinLines(items: readonly Item[]): string[] {
  const readTop = ({ transform }: Item) => -(transform[5] ?? 0)
  const readStart = ({ transform }: Item) => transform[4] ?? 0
  const lines: Item[][] = []
  for (const item of items.toSorted((one, other) => readTop(one) - readTop(other))) {
    const last = lines.at(-1)
    if (last?.[0] && readTop(item) - readTop(last[0]) < lineTolerance) last.push(item)
    else lines.push([item])
  }
  return lines.map((line) =>
    removeSpaces(
      line
        .toSorted((one, other) => readStart(one) - readStart(other))
        .map(({ str }) => str)
        .join(''),
    ),
  )
}
