import type { StudioDiagnostic } from '../../../manifest/contract/studio.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

/** Returns diagnostics as the page gets them, errors first. `folder` is the manifest's in messages. */
export function convertDiagnostics(diagnostics: Diagnostic[], folder: string): StudioDiagnostic[] {
  const prefix = `${folder}/`
  const convert = ({ file, path, ...diagnostic }: Diagnostic): StudioDiagnostic => {
    const { code, severity, message, hint, line, column, range, fix } = diagnostic
    const name = file.startsWith(prefix) ? file.slice(prefix.length) : file
    return { code, severity, message, hint, file: name, path, line, column, range, ...(fix && { fix }) }
  }
  return diagnostics
    .map(convert)
    .toSorted((one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'))
}
