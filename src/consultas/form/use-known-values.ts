import type { Field } from '@manifest/schema/field.ts'
import { useState } from 'react'
import { clockFormat } from '@/lib/format/dates.ts'
import { findKnownForSubject, type KnownValue } from '@/session/known-values.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import type { FormValues } from './form-values.ts'

/** Names the answer that a value comes from: 'de Dados cadastrais, 14:02'. */
const originText = ({ from, at }: KnownValue) => `de ${from}, ${clockFormat.format(at)}`

/**
 * Empties the alternatives that give way to a typed one, and fills the fields of a form with what the session's answers about its subject have, when the user has typed the
 * subject. `fillNumbers` counts the changes of each field: its uncontrolled control must be mounted again.
 */
export function useKnownValues(
  fields: readonly Field[],
  read: () => FormValues,
  fill: (field: Field, value: string) => void,
  listGivingWay: (changed: Field) => readonly Field[],
) {
  const [{ known, fillNumbers }, setState] = useState(() => ({
    known: findKnownForSubject(fields, read()),
    fillNumbers: {} as Readonly<Record<string, number>>,
  }))

  /** Call it after each change of a field, or after all fields have other values. */
  const update = (changed?: Field) => {
    const emptied = changed ? listGivingWay(changed) : []
    for (const field of emptied) fill(field, '')
    const found = findKnownForSubject(fields, read())
    const isSame = (one: KnownValue, other: KnownValue) =>
      one.field === other.field && one.value === other.value
    const left = known.filter((one) => !found.some((other) => isSame(one, other)))
    const filled = changed
      ? [
          ...left
            .filter(({ field, value }) => read()[field.name] === value)
            .map((one) => ({ ...one, value: '' })),
          ...found.filter(
            (one) =>
              read()[one.field.name] === undefined &&
              one.field !== changed &&
              !known.some((other) => isSame(one, other)),
          ),
        ]
      : []
    for (const { field, value } of filled) fill(field, value)
    for (const { label } of emptied) announce(`${label}: retirado`)
    for (const one of filled) if (one.value) announce(`${one.field.label}: ${originText(one)}`)
    setState({
      known: found,
      fillNumbers: {
        ...fillNumbers,
        ...Object.fromEntries(
          [...emptied, ...filled.map(({ field }) => field)].map(({ name }) => [
            name,
            (fillNumbers[name] ?? 0) + 1,
          ]),
        ),
      },
    })
  }

  /** Returns the origin of a field's value, if an answer has the value. */
  const readOrigin = ({ name }: Field): string | undefined => {
    const one = known.find(({ field, value }) => field.name === name && value === read()[name])
    return one && originText(one)
  }

  return { fillNumbers, readOrigin, update }
}
