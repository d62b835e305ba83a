import type { Diagnostic } from './diagnostic.ts'
import type { DiagnosticCode } from './diagnostic-codes.ts'

/** Codes about a path that no route has, or that another route may have taken. */
const aboutPaths: DiagnosticCode[] = [
  'unknown-link',
  'unknown-redirect',
  'title-mismatch',
  'menu-more-open',
  'restricted-home',
]

/**
 * The diagnostics that an error may cause, by code. The error takes a name away: for two routes with one path, a link
 * may have the path that one of them should have.
 */
const consequences: Partial<Record<DiagnosticCode, DiagnosticCode[]>> = {
  'duplicate-path': aboutPaths,
  'unknown-file': [
    ...aboutPaths,
    'unknown-consulta',
    'unknown-source',
    'unknown-supplier',
    'unknown-cast',
    'unused-source',
    'unused-supplier',
    'count-mismatch',
  ],
  'unknown-cast': ['unknown-value', 'finding-measure'],
  'unknown-source': ['unused-source'],
  'unknown-supplier': ['unused-supplier'],
  'unknown-role': ['unused-role', 'menu-more-open', 'dossie-more-open'],
}

/**
 * Removes the diagnostics that another one may have caused. A finding has no place if the block that shows its value
 * misspells it.
 */
export function removeConsequences(diagnostics: Diagnostic[]): Diagnostic[] {
  const suppressed = new Set(diagnostics.flatMap(({ code }) => consequences[code] ?? []))
  const left = diagnostics.filter(({ code }) => !suppressed.has(code))
  const meant = left.filter(({ code, suggestion }) => code === 'unknown-value' && suggestion !== undefined)
  return left.filter(({ code, file, message }) =>
    code === 'finding-place'
      ? meant.every((value) => value.file !== file || !message.includes(`"${value.suggestion}"`))
      : true,
  )
}
