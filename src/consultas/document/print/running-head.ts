import { brand } from '@/generated/brand.ts'

/** In characters: the width of a page. */
const maxLength = 96

/** Returns a CSS string. All but letters, figures and spaces are escaped, so that no text ends the string. */
const quote = (text: string) =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

/** Joins name and report, without the one that is not known. */
export const joinHead = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' · ')

const truncate = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

/**
 * Writes the page boxes of a print: name and report at the top, mark and page number at the foot. The first page of a cover (`report-cover`) has
 * only the mark.
 */
export function runningHeadCss(head: string, mark: string): string {
  const font = `font: 8pt ${brand.fontFamily}; color: #555;`
  return `
@page {
  size: A4;
  margin: 20mm 14mm 17mm;
  @top-left { ${font} content: ${quote(truncate(head))}; white-space: nowrap; vertical-align: middle; }
  @bottom-center { ${font} content: ${mark === '' ? 'none' : quote(mark)}; color: #000; font-weight: 650; }
  @bottom-right { ${font} content: "Página " counter(page) " de " counter(pages); }
}
@page report-cover {
  margin: 20mm 18mm 17mm;
}
@page report-cover:first {
  @top-left { content: none; }
  @bottom-right { content: none; }
}`
}

/**
 * Adds the page boxes of a print to the document. They have names, so they stay only while it prints. Returns a
 * function that removes them.
 */
export function showRunningHead(head: string, mark: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(runningHeadCss(head, mark))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
