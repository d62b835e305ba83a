import { CORE_SCHEMA, load } from 'js-yaml'
import { fileMistakePattern } from './file-mistakes.ts'
import { nodeMistakePattern } from './node-mistakes.ts'
import { forbiddenPattern, isUnsafeKey, maxDepth, mergeKey } from './yaml-rules.ts'

/**
 * Parses a valid YAML text with js-yaml, which is several times as fast as `yaml` and knows no positions. Returns
 * `undefined` for everything that a manifest does not allow, and for everything the two packages may read differently.
 */
export function parseSimpleYaml(text: string): { value: unknown } | undefined {
  if (unusualPattern.test(text) || forbiddenPattern.test(text)) return undefined
  try {
    const value = load(text, { schema: CORE_SCHEMA, maxDepth })
    return isAllowed(value) ? { value } : undefined
  } catch {
    return undefined
  }
}

/** Syntax that a manifest does not allow, or that is rare and read differently by the two packages. */
const unusualPattern = new RegExp(
  [
    /[\t\uFEFF]|\r(?!\n)/, // Tabs, byte order marks, lone carriage returns.
    /^(?:%| *---| *\.\.\.)/, // Directives and document markers.
    /(?:^ *(?:[-:] +)*|[[{,]\s*)\?(?:\s|$)/, // Explicit keys.
    /(?:^|[\s[\]{},:])[&*!]/, // Anchors, aliases, tags.
    /[|>][-+]?\d/, // Block scalars with an indentation number.
    /\\\r?\n/, // Escaped line ends.
    /^( *)#[^\n]*\n(?:[ \r]*\n)*\1 /, // A comment further to the left than the next line.
    /^[^\n]{1024,}:/, // Keys over 1024 characters.
    /\d[eE]\+?\d{3}|[\da-fA-F]{200}/, // Numbers that overflow.
    fileMistakePattern,
    nodeMistakePattern,
  ]
    .map(({ source }) => source)
    .join('|'),
  'm',
)

/** Checks keys, and texts whose escapes may stand for forbidden characters. A key that is null reads 'null'. */
function isAllowed(value: unknown): boolean {
  if (typeof value === 'string') return !forbiddenPattern.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isAllowed)
  return Object.entries(value).every(
    ([key, member]) =>
      key !== 'null' && key !== mergeKey && !isUnsafeKey(key) && isAllowed(key) && isAllowed(member),
  )
}
