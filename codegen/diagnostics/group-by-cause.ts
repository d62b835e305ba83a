import type { Diagnostic } from './diagnostic.ts'

const maxShown = 20

/** A shown diagnostic, and the number of hidden ones with the same cause. */
type CountedDiagnostic = { diagnostic: Diagnostic; others: number }

/**
 * Returns the diagnostics to show, in their order: at most 20 per cause. The cause is the same if file and
 * code are equal, or code and message.
 */
export function groupByCause(diagnostics: Diagnostic[]): CountedDiagnostic[] {
  const all = diagnostics.map((diagnostic) => ({ diagnostic, others: 0 }))
  const inFiles = limitPerKey(all, ({ code, file }) => JSON.stringify([code, file]))
  return limitPerKey(inFiles, ({ code, message }) => JSON.stringify([code, message]))
}

/** Keeps at most 20 per key. The last one counts the others. */
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
