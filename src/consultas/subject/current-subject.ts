import { isLeadKind } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { useEffect, useSyncExternalStore } from 'react'
import type { EntryOrigin } from '@/state/session.ts'
import { type FormValues, undefinedIfEmpty } from '../form/form-values.ts'

export type CurrentSubject = FilledForm & {
  /** False if the values are only filled in. */
  isSubmitted: boolean
  /** The result that led to the subject. */
  origin: EntryOrigin | undefined
}

let current: CurrentSubject | undefined

const listeners = new Set<() => void>()

function setCurrentSubject(subject: CurrentSubject | undefined) {
  current = subject
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Returns the subject on screen, of a consulta, a dossiê or its own page, which the next page takes over. It is in memory while the
 * page is mounted: the next page reads it during render, before this page unmounts. It is no Valtio proxy,
 * since a proxy's last snapshot would outlive the page.
 */
export const readCurrentSubject = (): CurrentSubject | undefined => current

/** Returns the subject on screen, and rerenders when it changes. */
export const useCurrentSubject = () => useSyncExternalStore(subscribe, readCurrentSubject)

/** Publishes the subject of the page, if it has one, until the page unmounts. */
export function usePublishSubject(published: CurrentSubject | undefined): void {
  const { fields, values, isSubmitted, origin } = published ?? {}
  useEffect(() => {
    if (!fields || !values) return
    const subject = { fields, values, isSubmitted: isSubmitted === true, origin }
    setCurrentSubject(subject)
    return () => {
      if (current === subject) setCurrentSubject(undefined)
    }
  }, [fields, values, isSubmitted, origin])
}

/** Returns the values that a page takes over from the subject on screen; `undefined` if it takes none. */
export function readCarriedValues(fields: readonly Field[]): FormValues | undefined {
  return current && undefinedIfEmpty(carryValues(fields, current))
}

/** A form's fields and their values. */
export type FilledForm = { fields: readonly Field[]; values: FormValues }

/**
 * Returns the values of one form for the fields of another. A field takes the value of the field with the
 * same name and kind. A field of a lead kind can also take the value of the first field of its kind. A choice
 * is carried if the other form offers it, an image never.
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
  if (kind === 'image') return undefined
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
