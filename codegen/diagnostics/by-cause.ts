import type { Diagnostic } from './diagnostic.ts'

const maxShown = 20

/** A diagnostic that is shown, and how many more of its cause are not. */
type Shown = { diagnostic: Diagnostic; others: number }

/**
 * The diagnostics to show, in their order: of one cause at most 20. One cause have those of a file with the same code,
 * and those of any files with the same message.
 */
export function byCause(diagnostics: Diagnostic[]): Shown[] {
  const all = diagnostics.map((diagnostic) => ({ diagnostic, others: 0 }))
  const inFiles = firstOfEach(all, ({ code, file }) => JSON.stringify([code, file]))
  return firstOfEach(inFiles, ({ code, message }) => JSON.stringify([code, message]))
}

/** At most 20 with one key; the last of them counts those that are left out. */
function firstOfEach(shown: Shown[], keyOf: (diagnostic: Diagnostic) => string): Shown[] {
  const groups = new Map<string, Shown[]>()
  for (const { diagnostic, others } of shown) {
    const key = keyOf(diagnostic)
    const group = groups.get(key) ?? []
    groups.set(key, group)
    const last = group.at(-1)
    if (last && group.length === maxShown) last.others += others + 1
    else group.push({ diagnostic, others })
  }
  const kept = new Map([...groups.values()].flat().map((entry) => [entry.diagnostic, entry]))
  return shown.flatMap(({ diagnostic }) => kept.get(diagnostic) ?? [])
}
