import { findKind, isLeadKind } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { useEffect } from 'react'
import { proxy, ref, snapshot, useSnapshot } from 'valtio'
import type { EntryOrigin } from '@/state/session.ts'
import { type FormValues, undefinedIfEmpty } from '../form/form-values.ts'

export type CurrentSubject = FilledForm & {
  /** False if the values are only filled in. */
  isSubmitted: boolean
  /** The result that led to the subject. */
  origin: EntryOrigin | undefined
}

/**
 * The subject on screen, of a consulta, a dossiê or its own page, which the next page takes over. It is in memory while the
 * page is mounted: the next page reads it during render, before this page unmounts.
 */
const onScreen = proxy<{ subject: ReturnType<typeof ref<CurrentSubject>> | undefined }>({
  subject: undefined,
})

export const readCurrentSubject = (): CurrentSubject | undefined => onScreen.subject

/** Returns the subject on screen, and rerenders when it changes. */
export const useCurrentSubject = (): CurrentSubject | undefined => useSnapshot(onScreen).subject

/** Publishes the subject of the page, if it has one, until the page unmounts. */
export function usePublishSubject(published: CurrentSubject | undefined): void {
  const { fields, values, isSubmitted, origin } = published ?? {}
  useEffect(() => {
    if (!fields || !values) return
    const subject = ref({ fields, values, isSubmitted: isSubmitted === true, origin })
    onScreen.subject = subject
    return () => {
      if (onScreen.subject !== subject) return
      onScreen.subject = undefined
      // The proxy keeps its last snapshot until the next one.
      snapshot(onScreen)
    }
  }, [fields, values, isSubmitted, origin])
}

/** Returns the values that a page takes over from the subject on screen; `undefined` if it takes none. */
export function readCarriedValues(fields: readonly Field[]): FormValues | undefined {
  const subject = readCurrentSubject()
  return subject && undefinedIfEmpty(carryValues(fields, subject))
}

/** A form's fields and their values. */
export type FilledForm = { fields: readonly Field[]; values: FormValues }

/**
 * Returns the values of one form for the fields of another. A field takes the value of the field with the
 * same name and kind. A field of a lead kind can also take the value of the first field of its kind. A choice
 * is carried if the other form offers it, a file never.
 */
export function carryValues(fields: readonly Field[], from: FilledForm): FormValues {
  const entries = fields.flatMap((field) => {
    const value = carryValue(field, fields, from)
    return value === undefined ? [] : [[field.name, value] as const]
  })
  return Object.fromEntries(entries)
}

function carryValue(field: Field, fields: readonly Field[], from: FilledForm): string | undefined {
  const { name, kind } = field
  if (findKind(kind).isFile) return undefined
  const hasNamesake = from.fields.some((other) => other.name === name && other.kind === kind)
  const value = hasNamesake ? from.values[name] : undefined
  if (kind === 'select') return field.options.some((option) => option.value === value) ? value : undefined
  if (value !== undefined || !isLeadKind(kind)) return value
  const isFirst = fields.find((other) => other.kind === kind) === field
  const sourceField = from.fields.find(
    (other) => other.kind === kind && from.values[other.name] !== undefined,
  )
  return isFirst && sourceField ? from.values[sourceField.name] : undefined
}
