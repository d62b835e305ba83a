import type { EntryPath, PartField, Place, Texts, ValueEdit } from '../../../../manifest/contract/studio.ts'
import type { ExpandedManifest } from '../../../compile/expand/expand-manifest.ts'
import type { Folders } from '../../../folders.mjs'
import type { DraftNames } from '../form/draft-names.ts'

/** The input of new parts. Files that do not follow the grammar are missing in `manifest`. */
export type PartSource = {
  manifest: ExpandedManifest
  names: DraftNames
  folders: Folders
  edit: (edits: ValueEdit[]) => Texts
}

/** A new part, and the paths of the fields' values in it, for errors. A field without a path has its own name. */
export type NewPart = { texts: Texts; place: Place; paths?: Record<string, EntryPath[]> }

export type NewPartKind = {
  /** `near` is the part in the editor. */
  listFields: (source: PartSource, near: Place | undefined) => PartField[]
  /** Empty fields have no value. */
  build: (values: Record<string, string>, source: PartSource) => NewPart
}

/** A value of a field that cannot be used. The message is in Portuguese. */
export class FieldError extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

type FieldOptions = { help?: string; value?: string | undefined; isOptional?: boolean }

const createField = (
  name: string,
  label: string,
  control: PartField['control'],
  { help, value, isOptional = false }: FieldOptions,
): PartField => ({
  name,
  label,
  isRequired: !isOptional,
  control,
  ...(help && { help }),
  ...(value !== undefined && { value }),
})

export const textField = (name: string, label: string, options: FieldOptions & { isLong?: boolean } = {}) =>
  createField(name, label, { type: 'text', isLong: options.isLong ?? false }, options)

type Choices = Extract<PartField['control'], { type: 'choice' }>['choices']

/** One of the choices. */
export const choiceField = (name: string, label: string, choices: Choices, options: FieldOptions = {}) =>
  createField(name, label, { type: 'choice', choices, isClosed: true }, options)

/** A text with suggestions. */
export const suggestionField = (name: string, label: string, choices: Choices, options: FieldOptions = {}) =>
  createField(name, label, { type: 'choice', choices, isClosed: false }, options)

export const iconField = (name: string, label: string, options: FieldOptions = {}) =>
  createField(name, label, { type: 'icon' }, options)

/** Several of the choices. */
export const namesField = (name: string, label: string, choices: Choices, options: FieldOptions = {}) =>
  createField(name, label, { type: 'names', choices }, options)

/** Returns an object without the keys that have no value. */
export const omitEmpty = <Value>(entries: Record<string, Value | undefined>) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Record<
    string,
    Value
  >

/** Returns the value if it is one of the choices, and nothing otherwise. */
export const selectKnown = (choices: readonly { value: string }[], value: string | undefined) =>
  choices.some((choice) => choice.value === value) ? value : undefined
