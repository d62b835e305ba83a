import type { Range, StudioDiagnostic } from '../../../manifest/contract/studio.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { readSuggestion, suggest } from '../../diagnostics/suggest.ts'

/** Returns the remedy of a diagnostic if it is a text that replaces a part of `range`. */
export function findFix(diagnostic: Diagnostic, text: string, range: Range): StudioDiagnostic['fix'] {
  const { hint } = diagnostic
  const meant = readSuggestion(hint)
  if (meant !== undefined) return findReplacement(meant, text, range)
  const written = text.slice(range.start, range.end)
  if (hint.startsWith('escreva o texto entre aspas') && /^[^\s"']+$/.test(written))
    return { label: 'Pôr entre aspas', range, text: `"${written}"` }
  const joined = /^falta um espaço depois de "([\w+-]+:)"$/.exec(hint)?.[1]
  return joined !== undefined && written.startsWith(joined)
    ? { label: 'Separar a chave do valor', range, text: `${joined} ${written.slice(joined.length)}` }
    : undefined
}

/** Replaces the value or, in a longer one such as `/ws/{cpe}`, the only word that the suggestion is close to. */
function findReplacement(meant: string, text: string, { start, end }: Range): StudioDiagnostic['fix'] {
  const written = text.slice(start, end)
  const whole = /^(["']?)(.*)\1$/s.exec(written)
  const offset = whole?.[1]?.length ?? 0
  const words = [
    { at: offset, word: whole?.[2] ?? '' },
    ...Array.from(written.matchAll(/[\p{L}\p{N}_.-]+/gu), ({ index, 0: word }) => ({ at: index, word })),
  ].filter(({ word }) => word !== meant && suggest(word, [meant]) === meant)
  const [found, ...others] = words
  if (found === undefined || others.some(({ at }) => at > found.at + found.word.length)) return undefined
  const range = { start: start + found.at, end: start + found.at + found.word.length }
  return { label: `Trocar por ${meant}`, range, text: meant }
}
