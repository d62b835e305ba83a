import { suggest } from './suggest.ts'

/** Keys and indexes from the root of a YAML file to an entry. */
export type YamlPath = readonly (string | number)[]

/** Offsets in a text; `end` is exclusive. */
export type TextRange = { start: number; end: number }

/** A text that replaces a range. `label` is the text of its button. */
export type Fix = { label: string; range: TextRange; text: string }

/** How to fix a diagnostic, in Portuguese: a sentence, or a sentence with the data that it was made of. */
export type Hint =
  | string
  | {
      text: string
      /** The name that the user probably meant. */
      suggestion?: string
      /** Replaces the range of the diagnostic if `written` is its text. */
      replacement?: Omit<Fix, 'range'> & { written: string }
    }

/** Returns the fix of a hint, if it is a text that replaces a part of the range. `text` is the file's. */
export function findFix(hint: Hint | undefined, text: string, range: TextRange): Fix | undefined {
  if (typeof hint !== 'object') return undefined
  const { suggestion, replacement } = hint
  const written = text.slice(range.start, range.end)
  if (replacement?.written === written) return { label: replacement.label, range, text: replacement.text }
  return suggestion === undefined ? undefined : findWordFix(suggestion, written, range.start)
}

/** Replaces the value or, in a longer one such as `/ws/{cpe}`, the only word that the suggestion is close to. */
function findWordFix(suggestion: string, written: string, start: number): Fix | undefined {
  const whole = /^(["']?)(.*)\1$/s.exec(written)
  const offset = whole?.[1]?.length ?? 0
  const words = [
    { at: offset, word: whole?.[2] ?? '' },
    ...Array.from(written.matchAll(/[\p{L}\p{N}_.-]+/gu), ({ index, 0: word }) => ({ at: index, word })),
  ].filter(({ word }) => word !== suggestion && suggest(word, [suggestion]) === suggestion)
  const [found, ...others] = words
  if (found === undefined || others.some(({ at }) => at > found.at + found.word.length)) return undefined
  const range = { start: start + found.at, end: start + found.at + found.word.length }
  return { label: `Trocar por ${suggestion}`, range, text: suggestion }
}
