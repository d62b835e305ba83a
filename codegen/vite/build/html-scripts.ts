/** The file names of the scripts that a built page asks for, below the site's `base`. */
export function htmlScripts(html: string, base = '/'): string[] {
  const sources = Array.from(html.matchAll(/<script [^>]*\bsrc="([^"]+)"/g), ([, source = '']) => source)
  return sources.flatMap((source) => (source.startsWith(base) ? [source.slice(base.length)] : []))
}
