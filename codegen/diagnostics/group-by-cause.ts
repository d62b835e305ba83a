import type { Diagnostic } from './diagnostic.ts'

const maxShown = 20

/** A diagnostic that is shown, and how many more of its cause are not. */
type CountedDiagnostic = { diagnostic: Diagnostic; others: number }

/**
 * The diagnostics to show, in their order: of one cause at most 20. One cause have those of a file with the same code,
 * and those of any files with the same message.
 */
export function groupByCause(diagnostics: Diagnostic[]): CountedDiagnostic[] {
  const all = diagnostics.map((diagnostic) => ({ diagnostic, others: 0 }))
  const inFiles = limitPerKey(all, ({ code, file }) => JSON.stringify([code, file]))
  return limitPerKey(inFiles, ({ code, message }) => JSON.stringify([code, message]))
}

/** At most 20 with one key; the last of them counts those that are left out. */
function limitPerKey(
  shown: CountedDiagnostic[],
  buildKey: (diagnostic: Diagnostic) => string,
): CountedDiagnostic[] {
  const groups = new Map<string, CountedDiagnostic[]>()
  for (const { diagnostic, others } of shown) {
    const key = buildKey(diagnostic)
    const group = groups.get(key) ?? []
    groups.set(key, group)
    const last = group.at(-1)
    if (last && group.length === maxShown) last.others += others + 1
    else group.push({ diagnostic, others })
  }
  const shownEntries = new Map([...groups.values()].flat().map((entry) => [entry.diagnostic, entry]))
  return shown.flatMap(({ diagnostic }) => shownEntries.get(diagnostic) ?? [])
}
