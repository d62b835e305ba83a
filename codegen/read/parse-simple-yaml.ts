import {
  CORE_SCHEMA,
  constructFromEvents,
  defineScalarTag,
  EVENT_ID,
  type Event,
  floatCoreTag,
  mapTag,
  NOT_RESOLVED,
  parseEvents,
  strTag,
} from 'js-yaml'
import { forbiddenPattern, isUnsafeKey, maxDepth, mergeKey } from './yaml-rules.ts'

/**
 * The value of a YAML text in which nothing is wrong, from a reader that is several times as fast as the one that knows
 * places. `undefined` wherever it finds anything that a manifest does not allow, or that the two could read differently:
 * then the other decides.
 */
export function parseSimpleYaml(text: string): { value: unknown } | undefined {
  if (unsupportedPattern.test(text) || forbiddenPattern.test(text)) return undefined
  try {
    const events = parseEvents(text, { maxDepth })
    if (!events.every(isSupportedEvent)) return undefined
    const documents = constructFromEvents(events, { source: text, schema })
    return documents.length === 1 ? { value: documents[0] } : undefined
  } catch {
    return undefined
  }
}

/** What the two readers could read differently, or what a manifest does not allow; nothing that people often write. */
const unsupportedPattern = new RegExp(
  [
    /[\t\uFEFF]|\r(?!\n)/, // Tabs, byte order marks, line ends of a lone carriage return.
    /^(?:%| *---| *\.\.\.)/, // Directives, and where documents begin and end.
    /(?:^ *(?:[-:] +)*|[[{,]\s*)\?(?:\s|$)/, // A key behind "?".
    /[|>][-+]?\d/, // A block text whose indentation is given by a number.
    /\\\r?\n/, // A line's end that is escaped.
    /^( *)#[^\n]*\n(?:[ \r]*\n)*\1 /, // A comment further to the left than what comes next.
    /^[^\n]{1024,}:/, // A ":" that may be too far from the beginning of its key.
  ]
    .map(({ source }) => source)
    .join('|'),
  'm',
)

const isSupportedEvent = (event: Event) =>
  event.type === EVENT_ID.DOCUMENT
    ? event.directives.length === 0
    : event.type === EVENT_ID.POP ||
      (event.anchorStart < 0 && event.type !== EVENT_ID.ALIAS && event.tagStart < 0)

/** What ends the quick reading; nobody sees it. */
function rejectText(): never {
  throw new Error('left to the reader that knows places')
}

const text = defineScalarTag(strTag.tagName, {
  ...strTag,
  // An escape between quotes may stand for a character that must not stand in the text itself.
  resolve: (source) => (forbiddenPattern.test(source) ? rejectText() : source),
})

const number = defineScalarTag(floatCoreTag.tagName, {
  ...floatCoreTag,
  resolve(source, isExplicit, tagName) {
    const value = floatCoreTag.resolve(source, isExplicit, tagName)
    // Too large for a number: one reader has a text, the other infinity.
    return value === NOT_RESOLVED && Math.abs(Number(source)) === Number.POSITIVE_INFINITY
      ? rejectText()
      : value
  },
})

const map = {
  ...mapTag,
  addPair(carrier: Record<string, unknown>, key: unknown, value: unknown) {
    const isForbiddenKey = key === null || key === mergeKey || isUnsafeKey(String(key))
    return isForbiddenKey ? rejectText() : mapTag.addPair(carrier, key, value)
  },
}

const schema = CORE_SCHEMA.withTags(text, number, map)
