import type { FieldByKind } from '@manifest/schema/field.ts'
import { purposes } from '@/generated/purposes.ts'
import { purpose } from '@/state/purpose.ts'

type PurposeRequirement = { purpose?: 'required' | undefined }

/**
 * Returns the purpose as a select field that is shown with a form's fields. It is not one of them, so that it
 * does not become part of the subject. No manifest field can have its name.
 */
export const purposeField = (): FieldByKind<'select'> => ({
  name: '$purpose',
  kind: 'select',
  label: 'Finalidade',
  required: true,
  help: 'A lei pede um motivo (LGPD, art. 7º). Vale para as próximas consultas, até o fim da sessão.',
  options: purposes.map((text) => ({ value: text, label: text })),
})

/** Returns the chosen purpose if the form requires one. */
export const chosenPurpose = (form: PurposeRequirement): string | undefined => form.purpose && purpose.chosen

/** Returns true if the user must choose a purpose before a query can start. */
export const lacksPurpose = (form: PurposeRequirement) =>
  form.purpose !== undefined && purpose.chosen === undefined
