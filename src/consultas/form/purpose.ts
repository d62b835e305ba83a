import type { FieldByKind } from '@manifest/schema/field.ts'
import { purposes } from '@/generated/purposes.ts'
import { purpose } from '@/state/purpose.ts'

/** What may demand to know what it is for: a consulta, a dossiê, or the form of one. */
type PurposeRequirement = { purpose?: 'required' | undefined }

/**
 * The purpose as a field to be shown with a form's own. It is none of them: nothing else that is made of a form's
 * values, as its subject, knows it. No field of a manifest can have its name.
 */
export const purposeField = (): FieldByKind<'select'> => ({
  name: '$purpose',
  kind: 'select',
  label: 'Finalidade',
  required: true,
  help: 'A lei pede um motivo (LGPD, art. 7º). Vale para as próximas consultas, até o fim da sessão.',
  options: purposes.map((text) => ({ value: text, label: text })),
})

/** What the session's lookups are for, where that is demanded and was chosen. */
export const chosenPurpose = (form: PurposeRequirement): string | undefined => form.purpose && purpose.chosen

/** Whether a purpose is still to be chosen before anything is asked. */
export const lacksPurpose = (form: PurposeRequirement) =>
  form.purpose !== undefined && purpose.chosen === undefined
