import { accessCodes } from './codes/access-codes.ts'
import { brandCodes } from './codes/brand-codes.ts'
import { castCodes } from './codes/cast-codes.ts'
import { consultaCodes } from './codes/consulta-codes.ts'
import { dossieCodes } from './codes/dossie-codes.ts'
import type { Explanation } from './codes/explanation.ts'
import { fileCodes } from './codes/file-codes.ts'
import { grammarCodes } from './codes/grammar-codes.ts'
import { localeCodes } from './codes/locale-codes.ts'
import { routeCodes } from './codes/route-codes.ts'
import { warningCodes } from './codes/warning-codes.ts'

/** Codes of errors that make a manifest invalid. */
const errorCodes = {
  ...fileCodes,
  ...grammarCodes,
  ...routeCodes,
  ...consultaCodes,
  ...castCodes,
  ...dossieCodes,
  ...accessCodes,
  ...brandCodes,
  ...localeCodes,
}

const codes = { ...errorCodes, ...warningCodes }

export type DiagnosticCode = keyof typeof codes

/** The explanation of every code. */
export const diagnosticCodes: Record<DiagnosticCode, Explanation> = codes

export type Severity = 'error' | 'warning'

/** A warning does not stop the output, but `--check` fails on it. */
export const findSeverity = (code: DiagnosticCode): Severity => (code in warningCodes ? 'warning' : 'error')
