import type { Outcome } from '../../outcome.ts'
import type { BatchLine } from '../run/progress.ts'

/** What a file must say to be a saved batch; a later shape is another version. */
export const savedFormat = 'averigua-lote'
export const savedVersion = 1

/** Said before such a file is made, and in it. */
export const personalDataWarning =
  'Este arquivo contém dados pessoais: a lista e as respostas completas, sem ocultar nada. Guarde-o em lugar seguro e apague-o quando terminar.'

/** The head of a saved batch; its lines follow, each with its outcome where it has one. */
export type SavedHead = {
  format: typeof savedFormat
  version: typeof savedVersion
  warning: string
  consulta: string
  title: string
  savedAt: string
}

export type SavedLine = BatchLine & { outcome?: Outcome; ms?: number }
