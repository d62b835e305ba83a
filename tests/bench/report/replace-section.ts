/** Replaces the text between the markers of a name. Throws if the document lacks them. */
export function replaceSection(document: string, name: string, text: string): string {
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const [from, to] = [document.indexOf(start), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The document has no place for ${name}`)
  return `${document.slice(0, from + start.length)}\n${text}\n${document.slice(to)}`
}
