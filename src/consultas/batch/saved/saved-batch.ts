import type { BatchLine, GivenList, RowMarks, RowResult } from '../run/progress.ts'

/** Identifies a file as a saved batch. A new shape needs a new version. */
export const savedFormat = 'averigua-lote'
export const savedVersion = 1

/** Shown before the file is written, and part of the file. */
export const personalDataWarning =
  'Este arquivo contém dados pessoais: a lista e as respostas completas, sem ocultar nada. Guarde-o em lugar seguro e apague-o quando terminar.'

/** The head of a saved batch. Its lines follow, with their outcomes. */
export type SavedHead = {
  format: typeof savedFormat
  version: typeof savedVersion
  warning: string
  consulta: string
  title: string
  savedAt: string
  /** The purpose of its answers. */
  purpose?: string
} & Partial<GivenList>

export type SavedLine = BatchLine & Omit<RowResult, 'state'> & RowMarks
